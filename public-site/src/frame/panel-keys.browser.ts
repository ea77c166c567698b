/** The keys that move between the links of the services panel. */
const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether a key moves inside the panel, so that the page must not scroll. */
export const isPanelKey = (key: string): boolean => key in STEPS || key === 'Home' || key === 'End';

/**
 * Finds the link to which a key moves the focus.
 * @param columns the links of each column from top to bottom; the last one may be a single link that all columns share
 * @param current the focused link
 * @returns undefined when the key leads out of the panel: above the first row, or beyond an edge
 */
export function linkForKey<Item>(key: string, columns: readonly (readonly Item[])[], current: Item): Item | undefined {
  if (key === 'Home') return columns[0]?.[0];
  if (key === 'End') return columns.at(-1)?.at(-1);
  const column = columns.findIndex((items) => items.includes(current));
  const row = columns[column]?.indexOf(current) ?? -1;
  const [sideways, downwards] = STEPS[key] ?? [0, 0];
  if (row < 0) return undefined;
  if (sideways === 0) return columns[column]?.[row + downwards];
  // The shared link spans all columns, so no link is beside it.
  if (columns.length > 1 && columns.every((items) => items.at(-1) === current)) return undefined;
  const neighbour = columns[column + sideways];
  // In a shorter column, the last link before the shared one gets the focus.
  return neighbour?.[Math.min(row, neighbour.length - 2)];
}
