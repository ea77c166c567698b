import { commentLimits } from '@agency/supabase/comments';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import { Typography } from '@mui/material';
import { useState } from 'react';
import {
  CreateBase,
  maxLength,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import type { Comment } from './comment';

/** Answers the comment on the screen, as the agency. The database says who writes, and lets nobody answer what is not public. */
export function AnswerForm() {
  const comment = useRecordContext<Comment>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [sent, setSent] = useState(0);
  if (comment?.status !== 'approved') {
    return <Typography color="text.secondary">On répond à un commentaire une fois qu’il est publié.</Typography>;
  }
  const onSuccess = () => {
    notify('Réponse publiée');
    setSent(sent + 1);
    refresh();
  };
  return (
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
  );
}

const answerToolbar = (
  <Toolbar sx={{ '&&': { px: 0, pb: 0 } }}>
    <SaveButton label="Répondre" icon={<ReplyIcon />} />
  </Toolbar>
);
