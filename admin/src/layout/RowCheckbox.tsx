import { Checkbox } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
} from 'react-admin';

/** Selects a row of a `DataTable`. */
export function RowCheckbox() {
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation();
  if (!record || !handleToggleItem) return null;
  const name = represent(record);
  const selectable = isRowSelectable?.(record) ?? true;
  return (
    <Checkbox
      checked={selectable && Boolean(selected?.includes(record.id))}
      disabled={!selectable}
      onClick={(event) => {
        // The click on a row opens its record.
        event.stopPropagation();
        if (event.target instanceof HTMLInputElement) handleToggleItem(record.id, event);
      }}
      slotProps={{ input: { 'aria-label': `Sélectionner ${typeof name === 'string' ? name : record.id}` } }}
    />
  );
}
