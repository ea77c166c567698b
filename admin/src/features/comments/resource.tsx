import { commentStatuses, commentStatusLabels, type CommentStatus } from '@agency-site/domain/comments';
import { valuesOf } from '@agency-site/domain/tables/column';
import CommentIcon from '@mui/icons-material/ModeCommentOutlined';
import { Box } from '@mui/material';
import { DataTable, List, ReferenceField, SearchInput, SelectInput, TextField, useGetList } from 'react-admin';
import { onlyLogged } from '../../provider/failed-calls/query-client';
import { useSiteSettings } from '../../provider/use-site-settings';
import { Notice, NoticeButton } from '../../ui/components/Notice';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden';
import { fieldsOf } from '../../ui/resource/fields-of';
import { MenuCount } from '../../ui/layout/MenuCount';
import { Badge } from '../../ui/components/Badge';
import { formatDateTime } from '../../formats/dates';
import type { BackOfficeResource } from '../../provider/resource';
import { clampLines } from '../../ui/theme/styles';
import { articleTitles, type Comment, commentColumns, moderation, BulkModeration, RowModeration } from './comment';
import { CommentEdit } from './CommentEdit';

/** Shows the name of the empty choice in the closed select too. */
const shownWhenEmpty = { displayEmpty: true };

const filters = [
  <SelectInput
    key="status"
    source="status"
    choices={fieldsOf(commentColumns).choices.status}
    emptyText="Tous les statuts"
    SelectProps={shownWhenEmpty}
    alwaysOn
  />,
  <SearchInput key="words" source="words@ilike" placeholder="Rechercher dans le texte" alwaysOn />,
];

/** /admin/comments: at first, the list only shows the comments that wait for moderation. */
const CommentList = () => (
  <List filters={filters} filterDefaultValues={{ status: 'pending' }} sort={{ field: 'created_at', order: 'DESC' }}>
    <CommentsOffNotice />
    <DataTable<Comment> aria-label="Commentaires" bulkActionButtons={<BulkModeration />}>
      <DataTable.Col<Comment> source="name" />
      <DataTable.Col<Comment>
        source="words"
        disableSort
        render={({ words }) => <Box sx={{ ...clampLines(3), minWidth: '14rem' }}>{words}</Box>}
      />
      <DataTable.Col<Comment> source="post_id" disableSort>
        <ReferenceField source="post_id" reference="blog_posts" link={false} queryOptions={{ meta: articleTitles }}>
          <TextField source="title" />
        </ReferenceField>
      </DataTable.Col>
      <DataTable.Col<Comment>
        source="status"
        render={({ status }) => <Badge tone={moderation[status].tone}>{commentStatusLabels[status]}</Badge>}
      />
      <DataTable.Col<Comment> source="created_at" render={({ created_at: created }) => formatDateTime(created)} />
      <DataTable.Col<Comment>
        label={<VisuallyHidden>Actions</VisuallyHidden>}
        render={(comment) => <RowModeration comment={comment} />}
      />
    </DataTable>
  </List>
);

/** Says that comments are turned off. Visitors then see no comments; this list still shows the stored ones. */
function CommentsOffNotice() {
  const { comments_enabled: setting } = useSiteSettings();
  if (setting !== 'false') return null;
  return (
    <Notice actions={<NoticeButton to="/site_settings#comments_enabled">Paramètre Commentaires</NoticeButton>}>
      <strong>Les commentaires sont désactivés.</strong> Les visiteurs n’en voient pas et n’en laissent pas.
    </Notice>
  );
}

/** The time between two counts, in milliseconds; longer than for requests, because a comment may wait longer. */
const interval = 60_000;

/** The number of comments that wait for moderation, in the menu. @param id the id of the text that describes the link of the menu */
export function PendingComments({ id }: { readonly id: string }) {
  const { total = 0, refetch } = useGetList(
    'comments',
    {
      filter: { status: 'pending' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      meta: { columns: ['id'] },
    },
    { refetchInterval: interval, meta: onlyLogged },
  );
  return (
    <MenuCount id={id} count={total} words={['commentaire à relire', 'commentaires à relire']} refetch={refetch} />
  );
}

/** Makes words from each status, for a list that is filtered by that status. */
const wordsByStatus = (wordsOf: (words: (typeof moderation)[CommentStatus]) => string) =>
  valuesOf(commentStatuses, (status) => wordsOf(moderation[status]));

export const comments: BackOfficeResource = {
  name: 'comments',
  icon: CommentIcon,
  recordRepresentation: 'name',
  list: CommentList,
  edit: CommentEdit,
  options: {
    path: 'comments',
    menuGroup: 'requests',
    columns: commentColumns,
    messages: {
      name: 'Commentaire |||| Commentaires',
      page: { edit: 'Commentaire\u00A0: %{recordRepresentation}' },
      none: 'Aucun commentaire',
      none_when: { status: wordsByStatus(({ one }) => `Aucun commentaire ${one}`) },
      counted_when: {
        status: wordsByStatus(({ one, several }) => `commentaire ${one} |||| commentaires ${several}`),
      },
      empty: 'Aucun commentaire trouvé',
      invite: 'Ceux que les visiteurs laissent sous les articles arrivent ici, avant de paraître.',
      no_match: 'Aucun commentaire n’a ce statut ou ne contient ces mots.',
      unread: 'Les commentaires n’ont pas pu être lus',
      notifications: { deleted: 'Commentaire supprimé', created: 'Réponse publiée' },
    },
  },
};
