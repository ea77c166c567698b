import { commentLimits, commentStatusLabels } from '@agency-site/domain/comments';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import {
  CreateBase,
  DataTable,
  DeleteWithConfirmButton,
  Edit,
  EmailField,
  FunctionField,
  Labeled,
  maxLength,
  ReferenceField,
  ReferenceManyField,
  required,
  SaveButton,
  SimpleForm,
  TextField,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { useFunctionCall } from '../../provider/use-function-call';
import { Badge } from '../../ui/components/Badge';
import { ConfirmButton } from '../../ui/components/ConfirmButton';
import { Panel } from '../../ui/components/Panel';
import { formatDateTime } from '../../formats/dates';
import { countOf } from '../../formats/numbers';
import { articleTitles, type Comment, moderation, Moderation } from './comment';

/** /admin/comments/edit/:id: one comment, whose words nobody can change, and its answers. */
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

/** A label is closer to its text than inputs are to one another, for which the theme sets the gap. */
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

/**
 * Answers the comment on the screen, as the agency. The database fills in the author, and refuses an answer to a comment that is not
 * public.
 */
function AnswerForm() {
  const comment = useRecordContext<Comment>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [sent, setSent] = useState(0);
  if (!comment) return null;
  const isPublic = comment.status === 'approved';
  const onSuccess = () => {
    notify('Réponse publiée');
    setSent(sent + 1);
    refresh();
  };
  return (
    <>
      {!isPublic && (
        <Typography color="text.secondary">On répond à un commentaire une fois qu’il est publié.</Typography>
      )}
      {/* Hidden and not removed, so that moderating the comment takes no words that are not sent. */}
      <div hidden={!isPublic}>
        <CreateBase
          // A new form after each answer.
          key={sent}
          resource="comments"
          record={{ post_id: comment.post_id, parent_id: comment.parent_id ?? comment.id }}
          mutationOptions={{ onSuccess }}
        >
          <SimpleForm toolbar={answerToolbar} sx={{ p: 0 }}>
            <TextInput
              source="words"
              label="Votre réponse"
              multiline
              minRows={4}
              validate={[required(), maxLength(commentLimits.words)]}
              helperText="Publiée aussitôt, au nom de l’équipe."
            />
          </SimpleForm>
        </CreateBase>
      </div>
    </>
  );
}

const answerToolbar = (
  <Toolbar sx={{ '&&': { px: 0, pb: 0 } }}>
    <SaveButton label="Répondre" icon={<ReplyIcon />} />
  </Toolbar>
);

/** The button that erases the name and address of a comment's author, on that person's request (GDPR, article 17). The words stay. */
function AuthorErasure() {
  const comment = useRecordContext<Comment>();
  const { mutate, isPending } = useFunctionCall(
    'erase_comment_author',
    'delete',
    (erased) => `Auteur effacé de ${countOf(erased, 'commentaire', 'commentaires')}`,
  );
  if (!comment?.email) return null;
  return (
    <ConfirmButton
      color="error"
      disabled={isPending}
      question={{
        title: `Effacer ${comment.name}\u00A0?`,
        content:
          'Le nom et l’e-mail seront effacés de tous les commentaires laissés avec cette adresse, pour toujours. Les textes restent, signés «\u00A0Anonyme\u00A0».',
        confirm: 'Effacer l’auteur',
      }}
      onConfirm={() => mutate({ comment_id: comment.id })}
    >
      Effacer l’auteur
    </ConfirmButton>
  );
}
