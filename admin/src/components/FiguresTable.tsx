import { Box } from '@mui/material';
import { formatNumber } from '../formats/numbers';

interface FiguresTableProps {
  readonly caption: string;
  readonly heads: readonly [string, string];
  readonly rows: readonly (readonly [name: string, count: number])[];
}

/** The figures of a chart as a table, for screen readers and for exact values. */
export function FiguresTable({ caption, heads, rows }: FiguresTableProps) {
  return (
    <Box component="details" sx={box}>
      <summary>Voir les chiffres</summary>
      <Box component="table" sx={table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const box = {
  fontSize: '0.875rem',
  '& summary': { width: 'fit-content', color: 'text.secondary', cursor: 'pointer' },
} as const;

const table = {
  width: '100%',
  mt: 1,
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left', color: 'text.secondary', pb: 0.5 },
  '& th, & td': { p: 0.5, borderBottom: '1px solid var(--line)', fontWeight: 400, textAlign: 'left' },
  '& thead th': { fontWeight: 600 },
  '& th:last-of-type:not(:first-of-type), & td': { textAlign: 'right' },
} as const;
