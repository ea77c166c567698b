/** Reads characters of one byte each, such as the name of a section of a file. */
export const asciiAt = (view: DataView, offset: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(offset + index)));
