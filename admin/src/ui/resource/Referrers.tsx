import { Box, Typography } from '@mui/material';
import {
  ReferenceManyField,
  SingleFieldList,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
  useResourceDefinitions,
} from 'react-admin';
import { referrersOf } from '../../data/relations/with-reasons';
import type { BackOfficeOptions } from '../../data/resource';
import { Pager } from '../components/Pager';

/** Below a row's form: the rows of other tables that name it, as their columns declare. */
export function Referrers() {
  const resource = useResourceContext() ?? '';
  const labelOf = useGetResourceLabel();
  const definitions = useResourceDefinitions<BackOfficeOptions>();
  const tables = Object.values(definitions).flatMap(({ name, options }) => (options ? [{ name, options }] : []));
  if (!useRecordContext()) return null;
  return referrersOf(resource, tables).map(({ name, target, columns }) => {
    const { recordRepresentation: title } = definitions[name] ?? {};
    return (
      <Box key={name + target} component="section" aria-label={labelOf(name, 2)} sx={{ px: 2, pb: 2 }}>
        <Typography component="h2" variant="subtitle1">
          {labelOf(name, 2)}
        </Typography>
        <ReferenceManyField
          reference={name}
          target={target}
          queryOptions={{ meta: { columns: typeof title === 'string' ? [...columns, title] : columns } }}
          pagination={<Pager />}
          empty={<>Aucune fiche ne le cite.</>}
        >
          <SingleFieldList linkType="edit" />
        </ReferenceManyField>
      </Box>
    );
  });
}
