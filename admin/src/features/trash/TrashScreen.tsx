import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DataTable, DeleteWithConfirmButton, LinkBase, List, useDataProvider, useNotify } from 'react-admin';
import { Badge } from '../../ui/components/Badge';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden';
import { formatDateTime } from '../../data/formats/dates';
import type { BackOfficeData } from '../../data/database-functions';
import { type TrashItem, kinds, subtitleOf, timeLeft } from './trash-item';

/** Days left from which the badge is highlighted. */
const soon = 3;

/** /admin/trash: the articles, pages and contacts deleted in the last 30 days. */
export const TrashScreen = () => (
  <List sort={{ field: 'deleted_at', order: 'DESC' }} perPage={50} exporter={false} disableSyncWithLocation>
    <DataTable<TrashItem> aria-label="Éléments supprimés" bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TrashItem> source="title" render={title} />
      <DataTable.Col<TrashItem> source="table_name" render={(item) => kinds[item.table_name].label} />
      <DataTable.Col<TrashItem> source="days_left" render={left} />
      <DataTable.Col<TrashItem> source="deleted_at" render={deleted} />
      <DataTable.Col<TrashItem> label={<VisuallyHidden>Actions</VisuallyHidden>} render={actions} />
    </DataTable>
  </List>
);

const title = (item: TrashItem) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    {item.title}
    <Typography variant="body2" color="text.secondary">
      {subtitleOf(item)}
    </Typography>
  </Box>
);

const left = (item: TrashItem) => <Badge tone={item.days_left <= soon ? 'action' : 'quiet'}>{timeLeft(item)}</Badge>;

const deleted = (item: TrashItem) =>
  `${kinds[item.table_name].deleted} le ${formatDateTime(item.deleted_at)}${item.deleted_by ? ` par ${item.deleted_by}` : ''}`;

const actions = (item: TrashItem) => (
  <Box sx={buttons}>
    <RestoreButton item={item} />
    <DeleteWithConfirmButton
      label="Supprimer définitivement"
      aria-label={`Supprimer définitivement « ${item.title} »`}
      redirect={false}
      confirmTitle={'Supprimer définitivement\u00A0?'}
      confirmContent={`« ${item.title} » et ${kinds[item.table_name].erased} seront effacés. Rien ne les fera revenir.`}
    />
  </Box>
);

const buttons = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  justifyContent: { sm: 'flex-end' },
  gap: 1,
} as const;

/** Restores an item of the trash, and offers to open it. The banner shows a failure. */
function RestoreButton({ item }: { readonly item: TrashItem }) {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { id, table_name: resource } = item;
  // A request opens beside the list.
  const to = resource === 'contacts' ? `/contacts?contact=${id}` : `/${resource}/${id}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.callFunction('restore_from_trash', { item_ids: [id] }),
    onSuccess: async () => {
      notify(kinds[resource].restored, {
        action: (
          <Button size="small" color="inherit" component={LinkBase} to={to}>
            Ouvrir
          </Button>
        ),
      });
      await queries.invalidateQueries({ queryKey: ['trash'] });
      void queries.invalidateQueries({ queryKey: [resource] });
    },
    meta: { operation: 'restore' },
  });
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isPending}
      aria-label={`Restaurer « ${item.title} »`}
      onClick={() => mutate()}
    >
      Restaurer
    </Button>
  );
}
