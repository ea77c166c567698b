/** Rounds a coordinate to one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Joins the numbers of a path with as few separators as SVG allows. */
export function join(...values: number[]): string {
  return values
    .map((value) => String(Math.round(value * 10) / 10 || 0))
    .reduce((all, one) => all + (one.startsWith('-') || all === '' ? one : ` ${one}`), '');
}
