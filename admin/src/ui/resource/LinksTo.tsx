import { Box, DialogContentText, Link } from '@mui/material';
import { LinkBase, useCanAccess, useCreatePath } from 'react-admin';
import { useReadFunction } from '../../provider/use-read-function';
import { PlaceList } from './PlaceList';

interface LinksToProps {
  readonly rows: readonly { readonly id: string }[];
  readonly addresses: readonly string[];
}

/** Part of the question before a deletion: lists the texts that link to the deleted pages, and offers a redirect from their addresses. */
export function LinksTo({ rows, addresses }: LinksToProps) {
  const { data = [] } = useReadFunction('links_to', { addresses: [...addresses] }, { enabled: addresses.length > 0 });
  const { canAccess } = useCanAccess({ action: 'create', resource: 'redirects' });
  const createPath = useCreatePath();
  const places = data.filter(({ id }) => !rows.some((row) => row.id === id));
  if (addresses.length === 0) return null;
  const source = JSON.stringify({ from_path: addresses[0] });
  return (
    <Box sx={{ mt: 2 }}>
      {places.length > 0 && (
        <>
          <DialogContentText>
            {`${addresses.length > 1 ? 'Y mènent' : 'Mènent à cette adresse'}, et ne mèneront plus à rien\u00A0:`}
          </DialogContentText>
          <PlaceList places={places} />
        </>
      )}
      {canAccess && addresses.length === 1 && (
        <Link
          component={LinkBase}
          to={`${createPath({ resource: 'redirects', type: 'create' })}?source=${encodeURIComponent(source)}`}
          sx={{ display: 'inline-block', mt: 1 }}
        >
          La mener ailleurs par une redirection
        </Link>
      )}
    </Box>
  );
}
