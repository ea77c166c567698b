import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { isValidElement, type ReactNode, useContext } from 'react';
import {
  FilterButton,
  FilterContext,
  LinkBase,
  useCreatePath,
  useGetResourceLabel,
  useListContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { createPortal } from 'react-dom';
import { ListExportButton } from '../components/ListExportButton';
import { formatNumber } from '../../data/formats/numbers';
import { wrappingRow } from '../theme/styles';
import { HeaderSlot } from './TitledScreen';

/** Beside the title of a list: the number of rows, the further filters, the export and the button for a new row. */
export function ListHeader({ canCreate = true }: { readonly canCreate?: boolean }) {
  const slot = useContext(HeaderSlot);
  const { hasCreate } = useResourceDefinition();
  const filters = useContext(FilterContext) ?? [];
  if (!slot) return null;
  const header = (
    <>
      <Count />
      <Box sx={{ ...wrappingRow, gridArea: 'buttons', mt: { xs: 1, sm: 0 } }}>
        {filters.some((filter) => !isAlwaysOn(filter)) && <FilterButton disableSaveQuery variant="outlined" />}
        <ListExportButton />
        {hasCreate && canCreate && <NewRowButton />}
      </Box>
    </>
  );
  return createPortal(header, slot);
}

const isAlwaysOn = (filter: ReactNode): boolean =>
  isValidElement<{ readonly alwaysOn?: boolean }>(filter) && filter.props.alwaysOn === true;

/** « 3 abonnés »: by the resource's translation `counted`, or its name. */
function Count() {
  const { resource, total } = useListContext();
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const counted = (count: number) =>
    translate(`resources.${resource}.counted`, {
      smart_count: count,
      _: labelOf(resource, count).toLocaleLowerCase('fr'),
    });
  return (
    <Typography color="text.secondary" sx={{ gridArea: 'count' }}>
      {total === undefined ? '\u00A0' : `${formatNumber(total)}\u00A0${counted(total)}`}
    </Typography>
  );
}

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
