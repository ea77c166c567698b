/** A coordinate with one decimal at most. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Numbers of a path, joined as tightly as SVG allows. */
export function join(...values: number[]): string {
  return values
    .map((value) => String(Math.round(value * 10) / 10 || 0))
    .reduce((all, one) => all + (one.startsWith('-') || all === '' ? one : ` ${one}`), '');
}
