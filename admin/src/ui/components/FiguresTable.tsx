import { Box } from '@mui/material';
import { formatNumber } from '../../formats/numbers';

interface FiguresTableProps {
  readonly caption: string;
  /** The headings: that of the names, then one for each column of counts. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [name: string, ...counts: number[]])[];
}

/** The figures of a chart as a table, for screen readers and for exact values. */
export function FiguresTable({ caption, heads, rows }: FiguresTableProps) {
  return (
    <Box component="details" sx={styles}>
      <summary>Voir les chiffres</summary>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...counts]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {counts.map((count, index) => (
                <td key={heads[index + 1]}>{formatNumber(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const styles = {
  fontSize: '0.875rem',
  '& summary': { width: 'fit-content', color: 'text.secondary', cursor: 'pointer' },
  '& table': { width: '100%', mt: 1, borderCollapse: 'collapse' },
  '& caption': { textAlign: 'left', color: 'text.secondary', pb: 0.5 },
  '& th, & td': { p: 0.5, borderBottom: '1px solid var(--line)', fontWeight: 400, textAlign: 'left' },
  '& thead th': { fontWeight: 600 },
  '& thead th:not(:first-of-type), & td': { textAlign: 'right' },
} as const;
