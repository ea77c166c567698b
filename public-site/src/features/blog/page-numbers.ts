/** A page number, or « gap » for pages left out. */
export type PageStep = number | 'gap';

/** Pages shown on either side of the current one. */
const AROUND = 1;

/**
 * The page numbers worth showing: the first, the last, and those around the current one. A single page is never
 * replaced by a gap, which would take as much room.
 */
export function pageSteps(current: number, last: number): PageStep[] {
  const shown = new Set([1, last]);
  for (let page = current - AROUND; page <= current + AROUND; page += 1) {
    if (page >= 1 && page <= last) shown.add(page);
  }
  const numbers = [...shown].toSorted((a, b) => a - b);
  return numbers.flatMap((page, index): PageStep[] => {
    const missing = page - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap', page];
  });
}
