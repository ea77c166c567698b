import { DialogContentText } from '@mui/material';
import {
  BulkDeleteButton,
  DeleteButton,
  SaveButton,
  Toolbar,
  useDataProvider,
  useListContext,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BackOfficeData } from '../../provider/data-provider';
import { pagedTables } from '../../provider/paged-tables';
import type { BackOfficeOptions } from '../../provider/resource';
import { alreadyDone, useNotifyWithUndo } from '../components/use-notify-with-undo';
import { LinksTo } from './LinksTo';

interface Row {
  readonly id: string;
  readonly slug?: string;
}

/** Returns a function that notifies that rows are in the trash, with « Annuler », which restores them. */
function useNotifyTrashed(): (ids: readonly string[]) => void {
  const provider = useDataProvider<BackOfficeData>();
  const notifyWithUndo = useNotifyWithUndo();
  const notify = useNotify();
  const translate = useTranslate();
  return (ids) => {
    if (ids.length === 0) return notify(alreadyDone);
    return notifyWithUndo(
      `${translate('ra.notification.deleted', { smart_count: ids.length })}, à la corbeille pour 30\u00A0jours`,
      () => provider.callFunction('restore_from_trash', { item_ids: [...ids] }),
    );
  };
}

const useKeepsDeleted = (): boolean => useResourceDefinition<BackOfficeOptions>().options?.keepsDeleted ?? false;

/** The question before rows are deleted. For rows with pages on the site, it lists the links to them. */
function Question({ rows }: { readonly rows: readonly Row[] }) {
  const translate = useTranslate();
  const keepsDeleted = useKeepsDeleted();
  const folder = pagedTables[useResourceContext() ?? '']?.folder;
  const lost = translate(`ra.message.${rows.length > 1 ? 'bulk_delete_content' : 'delete_content'}`, {
    smart_count: rows.length,
  });
  return (
    <>
      <DialogContentText>
        {keepsDeleted ? 'La corbeille garde 30\u00A0jours ce qui est supprimé.' : lost}
      </DialogContentText>
      <LinksTo rows={rows} addresses={rows.flatMap(({ slug }) => (folder && slug ? [`${folder}/${slug}`] : []))} />
    </>
  );
}

/** The buttons below the form of a row: save, delete and, between them, those of the resource. */
export function FormToolbar({ children }: { readonly children?: ReactNode }) {
  const record = useRecordContext<Row>();
  return (
    <Toolbar>
      <div className="RaToolbar-defaultToolbar">
        <SaveButton />
        {children}
        {record?.id && <RowDeleteButton row={record} />}
      </div>
    </Toolbar>
  );
}

function RowDeleteButton({ row }: { readonly row: Row }) {
  const notifyTrashed = useNotifyTrashed();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const keepsDeleted = useKeepsDeleted();
  const { reset } = useFormContext();
  const onSuccess = () => {
    notifyTrashed([row.id]);
    // As in react-admin's own button, the form counts as saved, so that leaving the deleted row asks nothing.
    reset(undefined, { keepValues: true });
    redirect('list', resource);
  };
  return (
    <DeleteButton
      mutationMode="pessimistic"
      confirmContent={<Question rows={[row]} />}
      {...(keepsDeleted && { mutationOptions: { onSuccess } })}
    />
  );
}

export function RowsDeleteButton() {
  const { data = [], selectedIds, onUnselectItems, refetch } = useListContext<Row>();
  const notifyTrashed = useNotifyTrashed();
  const keepsDeleted = useKeepsDeleted();
  // The answer has the rows that were deleted now, without those that somebody else deleted before.
  const onSuccess = (deleted: string[] = []) => {
    notifyTrashed(deleted);
    onUnselectItems();
    void refetch();
  };
  return (
    <BulkDeleteButton
      mutationMode="pessimistic"
      confirmContent={<Question rows={data.filter(({ id }) => selectedIds.includes(id))} />}
      {...(keepsDeleted && { mutationOptions: { onSuccess } })}
    />
  );
}
