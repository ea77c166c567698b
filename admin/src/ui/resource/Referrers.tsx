import { Box, Button, Typography } from '@mui/material';
import {
  LinkBase,
  ReferenceManyField,
  SingleFieldList,
  useCanAccess,
  useCreatePath,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
  useResourceDefinitions,
} from 'react-admin';
import { referrersOf } from '../../provider/relations/referrers';
import type { BackOfficeOptions } from '../../provider/resource';
import { Pager } from '../components/Pager';

/** Lists, below a row's form, the rows of other tables that refer to it, as their columns declare. */
export function Referrers() {
  const resource = useResourceContext() ?? '';
  const labelOf = useGetResourceLabel();
  const definitions = useResourceDefinitions<BackOfficeOptions>();
  const tables = Object.values(definitions).flatMap(({ name, options }) => (options ? [{ name, options }] : []));
  const record = useRecordContext();
  if (!record) return null;
  return referrersOf(resource, tables).map(({ name, target, columns }) => {
    const { recordRepresentation: title, hasCreate } = definitions[name] ?? {};
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
        {/* Only for a foreign key: rows linked by a joined table are chosen in the form of the other table. */}
        {hasCreate && !target.includes('.') && <AddReferrer resource={name} values={{ [target]: record.id }} />}
      </Box>
    );
  });
}

/** A link to the form of a new row, with some values filled in. */
function AddReferrer({ resource, values }: { readonly resource: string; readonly values: object }) {
  const { canAccess } = useCanAccess({ action: 'create', resource });
  const path = useCreatePath()({ resource, type: 'create' });
  if (!canAccess) return null;
  return (
    <Button component={LinkBase} to={`${path}?source=${encodeURIComponent(JSON.stringify(values))}`} size="small">
      Ajouter
    </Button>
  );
}
