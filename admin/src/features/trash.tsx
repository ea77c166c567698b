import type { Database } from '@agency-site/supabase/types';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  DataTable,
  DeleteWithConfirmButton,
  LinkBase,
  List,
  useDataProvider,
  useNotify,
  useTranslate,
} from 'react-admin';
import type { BackOfficeData } from '../provider/data-provider';
import { formatDateTime } from '../formats/dates';
import { countOf } from '../formats/numbers';
import { pagedTables } from '../provider/paged-tables';
import type { BackOfficeResource } from '../provider/resource';
import { Badge } from '../ui/components/Badge';
import { VisuallyHidden } from '../ui/components/VisuallyHidden';

type Row = Database['public']['Functions']['trash_items']['Returns'][number];

/** A deleted row, without its text. */
export type TrashItem = Omit<Row, 'deleted_by' | 'slug' | 'email'> & {
  /** The slug of an article or a page. */
  readonly slug: string | null;
  /** The address of a contact request. */
  readonly email: string | null;
  /** Null when the account no longer exists. */
  readonly deleted_by: string | null;
};

interface Words {
  readonly deleted: string;
  readonly restored: string;
  /** The related content that is erased with the row. */
  readonly erased: string;
}

/** The default words, for rows of any table. */
const anyRow: Words = { deleted: 'supprimé', restored: 'Élément restauré', erased: 'ce qui en dépend' };

/** The words for rows of tables for which the default words do not fit. */
const kinds: Readonly<Record<string, Words>> = {
  blog_posts: {
    deleted: 'supprimé',
    restored: 'Article restauré',
    erased: 'ce qui en dépend (historique, commentaires)',
  },
  pages: { deleted: 'supprimée', restored: 'Page restaurée', erased: 'son historique' },
  case_studies: { deleted: 'supprimée', restored: 'Étude de cas restaurée', erased: 'son historique' },
  contacts: { deleted: 'supprimé', restored: 'Contact restauré', erased: 'vos notes' },
};

const wordsOf = ({ table_name: table }: TrashItem): Words => kinds[table] ?? anyRow;

/** Distinguishes items with the same title by their address on the site, or by an e-mail address. */
const subtitleOf = ({ table_name: table, slug, email }: TrashItem): string =>
  slug === null ? (email ?? '') : `${pagedTables[table]?.folder ?? ''}/${slug}`;

/** The time until an item is erased: « encore 12 jours », « dernier jour ». */
export const timeLeft = ({ days_left: days }: Pick<TrashItem, 'days_left'>): string =>
  days > 1 ? `encore ${countOf(days, 'jour', 'jours')}` : 'dernier jour';

/** The number of remaining days from which the badge is highlighted. */
const soon = 3;

/** /admin/trash: the rows deleted in the last 30 days. */
const TrashScreen = () => (
  <List sort={{ field: 'deleted_at', order: 'DESC' }} perPage={50} exporter={false} disableSyncWithLocation>
    <DataTable<TrashItem> aria-label="Éléments supprimés" bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TrashItem> source="title" render={title} />
      <DataTable.Col<TrashItem> source="table_name" disableSort render={(item) => <KindName item={item} />} />
      <DataTable.Col<TrashItem> source="days_left" render={left} />
      <DataTable.Col<TrashItem> source="deleted_at" render={deleted} />
      <DataTable.Col<TrashItem> label={<VisuallyHidden>Actions</VisuallyHidden>} render={actions} />
    </DataTable>
  </List>
);

function KindName({ item }: { readonly item: TrashItem }) {
  return useTranslate()(`resources.${item.table_name}.name`, { smart_count: 1 });
}

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
  `${wordsOf(item).deleted} le ${formatDateTime(item.deleted_at)}${item.deleted_by ? ` par ${item.deleted_by}` : ''}`;

const actions = (item: TrashItem) => (
  <Box sx={buttons}>
    <RestoreButton item={item} />
    <DeleteWithConfirmButton
      label="Supprimer définitivement"
      aria-label={`Supprimer définitivement « ${item.title} »`}
      redirect={false}
      confirmTitle={'Supprimer définitivement\u00A0?'}
      confirmContent={`«\u00A0${item.title}\u00A0» et ${wordsOf(item).erased} seront effacés. Rien ne les fera revenir.`}
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
  // A contact request opens beside its list.
  const to = resource === 'contacts' ? `/contacts?contact=${id}` : `/${resource}/${id}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.callFunction('restore_from_trash', { item_ids: [id] }),
    onSuccess: async () => {
      notify(wordsOf(item).restored, {
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

export const trash: BackOfficeResource = {
  name: 'trash',
  icon: TrashIcon,
  recordRepresentation: 'title',
  list: TrashScreen,
  options: {
    path: 'trash',
    menuGroup: 'content',
    // The columns that a deletion returns. The list calls a function instead, which leaves out the deleted texts.
    columns: { id: {} },
    listedBy: 'trash_items',
    messages: {
      name: 'Élément |||| Corbeille',
      counted: 'élément |||| éléments',
      empty: 'La corbeille est vide',
      invite: 'Ce que vous supprimez y reste 30 jours, puis disparaît.',
      unread: 'La corbeille n’a pas pu être lue',
      notifications: { deleted: 'Supprimé définitivement' },
      fields: { title: 'Titre', table_name: 'Type', days_left: 'Reste', deleted_at: 'Suppression' },
    },
  },
};
