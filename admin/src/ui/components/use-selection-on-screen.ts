import { useEffect, useLayoutEffect } from 'react';
import { useEvent, useListContext } from 'react-admin';

/**
 * Limits react-admin's selection to the rows on the screen, for everything that reads the selection. It is emptied when the page or the
 * filter changes and when the list is left; a row that is no longer shown, because it was moderated or deleted, leaves it.
 */
export function useSelectionOnScreen(): void {
  const { data = [], filterValues, page, selectedIds, onSelect } = useListContext();
  const keepSelected = useEvent((remaining: typeof selectedIds) => {
    if (remaining.length < selectedIds.length) onSelect(remaining);
  });
  const shown = JSON.stringify([filterValues, page]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the selection ends when the list shows other rows
  useEffect(() => () => keepSelected([]), [keepSelected, shown]);
  // Runs before the screen is painted, so that nobody clicks in between.
  useLayoutEffect(() => keepSelected(selectedIds.filter((id) => data.some((row) => row.id === id))));
}
