import { useEffect, useLayoutEffect } from 'react';
import { useEvent, useListContext } from 'react-admin';

/**
 * Keeps react-admin's selection to the rows on the screen, for each action, count and question that reads it: the selection ends with the
 * page, the filter and the list, and a moderated or deleted row leaves it.
 */
export function useSelectionOnScreen(): void {
  const { data = [], filterValues, page, selectedIds, onSelect } = useListContext();
  const keepSelected = useEvent((remaining: typeof selectedIds) => {
    if (remaining.length < selectedIds.length) onSelect(remaining);
  });
  const shown = JSON.stringify([filterValues, page]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is shown ends, and the selection with it
  useEffect(() => () => keepSelected([]), [keepSelected, shown]);
  // Runs before the screen is painted, so that nobody clicks in between.
  useLayoutEffect(() => keepSelected(selectedIds.filter((id) => data.some((row) => row.id === id))));
}
