import { Box, ButtonBase, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { definitions, type Figure, FigurePanel } from './definitions';

interface TablePanelProps {
  readonly of: Figure;
  /** The headings: that of the names, then one for each figure. */
  readonly heads: readonly string[];
  /** `share` is the length of the row's bar, from 0 to 1. */
  readonly rows: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly figures: readonly string[];
    readonly share: number;
  }[];
  readonly empty?: string;
  /** The heading of the column that orders the rows, largest figures first, and a function that chooses another column. */
  readonly sort?: { readonly by: string; readonly onSort: (head: string) => void };
  readonly children?: ReactNode;
}

/** A table whose rows are bars: their background is as wide as their share. */
export function TablePanel({ of, heads: [head, ...heads], rows, empty, sort, children }: TablePanelProps) {
  return (
    <FigurePanel of={of}>
      {rows.length === 0 ? (
        <Typography color="text.secondary">{empty}</Typography>
      ) : (
        <Box component="table" aria-label={definitions[of][0]} sx={table}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {heads.map((name) => (
                <th key={name} scope="col" aria-sort={sort && (sort.by === name ? 'descending' : 'none')}>
                  {sort ? (
                    <ButtonBase title="Trier" onClick={() => sort.onSort(name)}>
                      {name}
                    </ButtonBase>
                  ) : (
                    name
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, figures, share }) => (
              <tr key={id} style={{ backgroundSize: `${share * 100}% 100%` }}>
                <th scope="row">{name}</th>
                {figures.map((figure, index) => (
                  <td key={heads[index]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {children}
    </FigurePanel>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 3px',
  fontSize: '0.9375rem',
  tableLayout: 'fixed',
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400, textAlign: 'left' },
  '& thead th + th, & td': { width: { xs: '4.25rem', sm: '5rem', lg: '4.25rem' }, textAlign: 'right' },
  '& tbody tr': { background: 'linear-gradient(var(--teal-soft), var(--teal-soft)) no-repeat' },
  '& tbody th': { fontWeight: 400, textAlign: 'left', overflowWrap: 'anywhere', lineHeight: 1.35 },
  '& th, & td': { px: 0.75, py: '1px' },
  // The third figure is shown only where there is room: not on phones, nor on small screens with two panels side by side.
  '& th:nth-of-type(4), & td:nth-of-type(3)': {
    display: { xs: 'none', sm: 'table-cell', lg: 'none' },
    width: '6.25rem',
    whiteSpace: 'nowrap',
    '@media (min-width: 85rem)': { display: 'table-cell' },
  },
  '& button': { minHeight: 24, font: 'inherit' },
  '& button:hover': { textDecoration: 'underline' },
  '& [aria-sort="descending"] button': { color: 'text.primary', borderBottom: '2px solid' },
  '& a': { display: 'block', minHeight: 24, color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
} as const;
