import { useResourceContext, useStore, useTranslateLabel } from 'react-admin';

/** A column of a `DataTable`. */
export interface Column {
  readonly source: string;
  /** Without one, what the resource calls the column. */
  readonly label?: string;
}

/** A column as a person sees it. */
interface ChosenColumn extends Pick<Column, 'source'> {
  readonly name: string;
  readonly shown: boolean;
}

interface Columns {
  /** All of them, hidden ones too, in the order of the table. */
  readonly columns: readonly ChosenColumn[];
  readonly toggle: (source: string) => void;
  /** Exchanges the columns at two places. */
  readonly exchange: (from: number, to: number) => void;
  readonly reset: () => void;
}

/** Which columns of the list's `DataTable` are shown and in which order, where react-admin keeps both. */
export function useColumns(declared: readonly Column[], hiddenAtFirst: readonly string[]): Columns {
  const resource = useResourceContext() ?? '';
  const nameOf = useTranslateLabel();
  const [hidden, setHidden] = useStore(`${resource}.datatable`, hiddenAtFirst);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${resource}.datatable_columnRanks`);
  // What was kept may know fewer columns than there are now, or more.
  const order = [...new Set([...(ranks ?? []), ...declared.keys()])].filter((rank) => declared[rank]);
  return {
    columns: order
      .flatMap((rank) => declared[rank] ?? [])
      .map(({ source, label }) => {
        const name = nameOf({ resource, source, ...(label && { label }) });
        return { source, name: typeof name === 'string' ? name : source, shown: !hidden.includes(source) };
      }),
    toggle: (source) =>
      setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]),
    exchange: (from, to) => {
      const [one, other] = [order[from], order[to]];
      if (one !== undefined && other !== undefined) setRanks(order.with(from, other).with(to, one));
    },
    reset: () => {
      setHidden(hiddenAtFirst);
      setRanks(undefined);
    },
  };
}
