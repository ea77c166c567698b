import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, useGetList } from 'react-admin';
import { clampLines, linksWithNotes } from '../theme/styles';
import { LoadError } from './LoadError';
import { Loading } from './Loading';

interface LatestRowsProps<Row> {
  readonly resource: string;
  readonly filter: object;
  /** The column with the date that orders the rows. */
  readonly date: keyof Row & string;
  /** The number of rows at most. */
  readonly limit?: number;
  readonly meta?: object;
  /** Returns the link of a row. `note` is beside the link; `about` is on a line below, truncated when it is too long. */
  readonly linkOf: (row: Row) => {
    readonly to: string;
    readonly text: string;
    readonly note: string;
    readonly about?: string;
  };
  readonly empty: string;
  readonly error: string;
  /** Content below the rows, when there are some. */
  readonly children?: ReactNode;
}

/** The latest rows of a filtered list, as links. */
export function LatestRows<Row extends { readonly id: string }>(props: LatestRowsProps<Row>) {
  const { resource, filter, date, limit = 5, meta, linkOf, empty, error, children } = props;
  const list = useGetList<Row>(resource, {
    filter,
    sort: { field: date, order: 'DESC' },
    pagination: { page: 1, perPage: limit },
    meta,
  });
  const rows = list.data ?? [];
  return (
    <>
      {list.isPending && <Loading shape="lines" />}
      {list.isSuccess && rows.length === 0 && <Typography color="text.secondary">{empty}</Typography>}
      {rows.length > 0 && (
        <>
          <Box component="ul" sx={links}>
            {rows.map(linkOf).map(({ to, text, note, about }) => (
              <li key={to}>
                <LinkBase to={to}>{text}</LinkBase>
                <span>{note}</span>
                {about && <p>{about}</p>}
              </li>
            ))}
          </Box>
          {children}
        </>
      )}
      {list.isError && <LoadError inPanel title={error} onRetry={list.refetch} />}
    </>
  );
}

/** The note moves below a link that is too long to leave room beside it. */
const links = {
  ...linksWithNotes,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, py: 0.75 },
  '& li > a': { flex: '1 1 13rem' },
  '& li > span': { fontSize: '0.8125rem' },
  '& li > p': { flexBasis: '100%', m: 0, ...clampLines(1), overflowWrap: 'anywhere', fontSize: '0.875rem' },
} as const;
