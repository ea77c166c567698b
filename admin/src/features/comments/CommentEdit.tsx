import { commentStatusLabels } from '@agency/supabase/comments';
import { Box, Link } from '@mui/material';
import {
  DataTable,
  DeleteWithConfirmButton,
  Edit,
  EmailField,
  FunctionField,
  Labeled,
  ReferenceField,
  ReferenceManyField,
  SimpleForm,
  TextField,
  Toolbar,
} from 'react-admin';
import { Badge } from '../../ui/components/Badge';
import { Panel } from '../../ui/components/Panel';
import { formatDateTime } from '../../data/formats/dates';
import { AnswerForm } from './AnswerForm';
import { AuthorErasure } from './AuthorErasure';
import { articleTitles, type Comment, moderation } from './comment';
import { Moderation } from './ModerationButtons';

/** /admin/comments/edit/{id}: one comment, which nobody rewrites, and its answers. */
export const CommentEdit = () => (
  <Edit>
    <>
      <SimpleForm toolbar={toolbar} sx={labelsAboveTexts}>
        <Labeled source="words">
          <TextField source="words" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: '1rem' }} />
        </Labeled>
        <Labeled source="name">
          <TextField source="name" />
        </Labeled>
        <Labeled source="email">
          <EmailField source="email" emptyText="—" />
        </Labeled>
        <Labeled source="post_id">
          <ReferenceField source="post_id" reference="blog_posts" link={false} queryOptions={{ meta: articleTitles }}>
            <FunctionField<{ id: string; slug: string; title: string }>
              render={({ slug, title }) => (
                <Link href={`/blog/${slug}#commentaires`} target="_blank" rel="noopener">
                  {title}
                </Link>
              )}
            />
          </ReferenceField>
        </Labeled>
        <Labeled source="created_at">
          <FunctionField<Comment> render={({ created_at: created }) => formatDateTime(created)} />
        </Labeled>
        <Labeled source="status">
          <FunctionField<Comment> render={statusBadge} />
        </Labeled>
      </SimpleForm>
      <Box sx={{ px: 2, pb: 2 }}>
        <Panel title="Réponses">
          <ReferenceManyField
            reference="comments"
            target="parent_id"
            sort={{ field: 'created_at', order: 'ASC' }}
            empty={<></>}
          >
            <DataTable<Comment> aria-label="Réponses" bulkActionButtons={false}>
              <DataTable.Col<Comment> source="name" disableSort />
              <DataTable.Col<Comment> source="words" disableSort />
              <DataTable.Col<Comment> source="status" disableSort render={statusBadge} />
            </DataTable>
          </ReferenceManyField>
          <AnswerForm />
        </Panel>
      </Box>
    </>
  </Edit>
);

/** The theme's gap is that between inputs. */
const labelsAboveTexts = { '& .MuiStack-root .MuiStack-root': { gap: 0.25 } };

const toolbar = (
  <Toolbar sx={{ flexWrap: 'wrap', gap: 1 }}>
    <Moderation />
    <AuthorErasure />
    <DeleteWithConfirmButton
      label="Supprimer"
      confirmContent={
        'Ce commentaire et ses réponses seront effacés définitivement. La corbeille, elle, les garde 30\u00A0jours.'
      }
    />
  </Toolbar>
);

const statusBadge = ({ status }: Comment) => (
  <Badge tone={moderation[status].tone}>{commentStatusLabels[status]}</Badge>
);
