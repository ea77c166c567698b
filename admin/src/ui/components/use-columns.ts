import { useResourceContext, useStore, useTranslateLabel } from 'react-admin';

export interface Column {
  readonly source: string;
  /** Instead of the label of the resource. */
  readonly label?: string;
}

/**
 * Which columns of the list's `DataTable` are shown and in which order, in react-admin's own store.
 * @returns all columns, hidden ones too, in the order of the table, and the functions that change them
 */
export function useColumns(declared: readonly Column[], hiddenByDefault: readonly string[]) {
  const resource = useResourceContext() ?? '';
  const nameOf = useTranslateLabel();
  const [hidden, setHidden] = useStore(`${resource}.datatable`, hiddenByDefault);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${resource}.datatable_columnRanks`);
  // The stored order may be that of a former version, with other columns.
  const order = [...new Set([...(ranks ?? []), ...declared.keys()])].filter((rank) => declared[rank]);
  return {
    columns: order
      .flatMap((rank) => declared[rank] ?? [])
      .map(({ source, label }) => {
        const name = nameOf({ source, ...(label && { label }) });
        return { source, name: typeof name === 'string' ? name : source, shown: !hidden.includes(source) };
      }),
    toggle: (source: string) =>
      setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]),
    swap: (from: number, to: number) => {
      const [one, other] = [order[from], order[to]];
      if (one !== undefined && other !== undefined) setRanks(order.with(from, other).with(to, one));
    },
    reset: () => {
      setHidden(hiddenByDefault);
      setRanks(undefined);
    },
  };
}
