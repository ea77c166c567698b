import { Box, Typography } from '@mui/material';
import type { CsvRow } from '@agency-site/import/csv';
import { NativeSelect } from '../../../ui/components/NativeSelect';
import { plainList, smallText } from '../../../ui/theme/styles';
import { type ContactField, contactFields, type Mapping } from './contact-columns';

const options: readonly (readonly [ContactField | '', string])[] = [
  ['', 'Ne pas importer'],
  ...Object.entries(contactFields).map(([field, label]) => [field as ContactField, label] as const),
];

interface ImportColumnsProps {
  readonly head: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

/** Lists the columns of the file that are not empty: title, first value, and a select of the field that the column fills. */
export function ImportColumns({ head, rows, mapping, onChange }: ImportColumnsProps) {
  return (
    <Box component="ul" aria-label="Colonnes du fichier" sx={columns}>
      {head.map((title, place) => {
        const example = rows.find(({ cells }) => cells[place])?.cells[place];
        if (!example) return null;
        return (
          // Two columns may have one title.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <NativeSelect
              label={title || `Colonne ${place + 1}`}
              value={mapping[place] ?? ''}
              options={options}
              onChange={(field) => onChange(mapping.with(place, field))}
              fullWidth
            />
            <Typography noWrap title={example} sx={smallText}>
              {example}
            </Typography>
          </li>
        );
      })}
    </Box>
  );
}

const columns = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: 2,
  pt: 1,
} as const;
