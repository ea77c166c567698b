/** Splits rows into batches for one request each; a row that is too long is alone. @param lengthOf returns a row's characters */
export function batchesOf<Row>(
  rows: readonly Row[],
  most: { readonly rows: number; readonly characters: number },
  lengthOf: (row: Row) => number,
): Row[][] {
  const batches: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    const length = lengthOf(row);
    const last = batches.at(-1);
    if (last && last.length < most.rows && length <= left) last.push(row);
    else {
      batches.push([row]);
      left = most.characters;
    }
    left -= length;
  }
  return batches;
}
