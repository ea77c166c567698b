import {
  BulkDeleteButton,
  DeleteButton,
  SaveButton,
  Toolbar,
  useDataProvider,
  useListContext,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { BackOfficeData } from '../../data/database-functions';
import { useNotifyWithUndo } from '../components/use-notify-with-undo';

/** Says that rows are in the trash, from which « Annuler » brings them back. */
function useNotifyKept(): (ids: readonly string[]) => void {
  const provider = useDataProvider<BackOfficeData>();
  const notifyWithUndo = useNotifyWithUndo();
  const translate = useTranslate();
  return (ids) =>
    notifyWithUndo(
      `${translate('ra.notification.deleted', { smart_count: ids.length })}, à la corbeille pour 30\u00A0jours`,
      () => provider.callFunction('restore_from_trash', { item_ids: [...ids] }),
    );
}

/** The buttons below the form of a table whose deleted rows wait in the trash. */
export function KeptToolbar() {
  const record = useRecordContext<{ readonly id: string }>();
  return (
    <Toolbar>
      <div className="RaToolbar-defaultToolbar">
        <SaveButton />
        {record?.id && <KeptDeleteButton id={record.id} />}
      </div>
    </Toolbar>
  );
}

function KeptDeleteButton({ id }: { readonly id: string }) {
  const notifyKept = useNotifyKept();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const { reset } = useFormContext();
  const onSuccess = () => {
    notifyKept([id]);
    // As react-admin's own button: what was typed went with the row.
    reset(undefined, { keepValues: true });
    redirect('list', resource);
  };
  return <DeleteButton mutationOptions={{ onSuccess }} />;
}

/** In a list, for the rows that are selected. */
export function KeptBulkDeleteButton() {
  const { selectedIds, onUnselectItems, refetch } = useListContext<{ readonly id: string }>();
  const notifyKept = useNotifyKept();
  const onSuccess = () => {
    notifyKept(selectedIds);
    onUnselectItems();
    void refetch();
  };
  return <BulkDeleteButton mutationOptions={{ onSuccess }} />;
}
