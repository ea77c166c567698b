/** How many bytes a table of colours takes. */
const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Whether a GIF has a second picture. Its blocks are walked through; nothing is decoded. */
export function isAnimatedGif(bytes: Uint8Array): boolean {
  const at = (index: number): number => bytes[index] ?? 0;
  const afterBlocks = (index: number): number => {
    let next = index;
    while (at(next) > 0) next += at(next) + 1;
    return next + 1;
  };
  let pictures = 0;
  let index = 13 + colours(at(10));
  while (index < bytes.length && pictures < 2) {
    if (at(index) === 0x21) {
      index = afterBlocks(index + 2);
    } else if (at(index) === 0x2c) {
      pictures += 1;
      index = afterBlocks(index + 11 + colours(at(index + 9)));
    } else break;
  }
  return pictures > 1;
}
