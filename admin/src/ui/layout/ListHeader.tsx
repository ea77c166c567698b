import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { isValidElement, type ReactNode, useContext } from 'react';
import {
  FilterButton,
  FilterContext,
  LinkBase,
  useCanAccess,
  useCreatePath,
  useListContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { createPortal } from 'react-dom';
import { ListCount } from '../components/ListCount';
import { ListExportButton } from '../components/ListExportButton';
import { wrappingRow } from '../theme/styles';
import { HeaderSlot } from './TitledScreen';

/** The parts beside the title of a list: number of rows, button for more filters, export, and button for a new row. */
export function ListHeader({ canCreate = true }: { readonly canCreate?: boolean }) {
  const slot = useContext(HeaderSlot);
  const { name, hasCreate } = useResourceDefinition();
  const { canAccess } = useCanAccess({ action: 'create', resource: name });
  const filters = useContext(FilterContext) ?? [];
  if (!slot) return null;
  const header = (
    <>
      <Typography component="div" color="text.secondary" sx={{ gridArea: 'count' }}>
        <ListCount />
      </Typography>
      <Box sx={{ ...wrappingRow, gridArea: 'buttons', mt: { xs: 1, sm: 0 } }}>
        {filters.some((filter) => !isAlwaysOn(filter)) && <FilterButton disableSaveQuery variant="outlined" />}
        <ListExportButton />
        <ListExportButton asWorkbook />
        {hasCreate && canCreate && canAccess && <NewRowButton />}
      </Box>
    </>
  );
  return createPortal(header, slot);
}

const isAlwaysOn = (filter: ReactNode): boolean =>
  isValidElement<{ readonly alwaysOn?: boolean }>(filter) && filter.props.alwaysOn === true;

function NewRowButton() {
  const { resource } = useListContext();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const label = translate(`resources.${resource}.page.create`, { _: translate('ra.action.create') });
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {label}
    </Button>
  );
}
