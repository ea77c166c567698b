import { Box, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { LinkBase, required, TextInput, useGetList } from 'react-admin';
import { useFunctionCall } from '../../provider/use-function-call';
import { formErrorsOf } from '../../provider/wrappers';
import { formatDate } from '../../formats/dates';
import { FormInDialog } from '../../ui/components/FormInDialog';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { plainList } from '../../ui/theme/styles';
import { listedPostColumns, type PostSummary } from './post';
import { usePostWrites } from './use-post-writes';

/** Lists the articles that authors propose, oldest first. An editor publishes an article, or sends it back with a message. */
export function Proposals() {
  const { publish, isWriting } = usePostWrites();
  const [returned, setReturned] = useState<PostSummary>();
  const {
    data = [],
    isPending,
    isError,
    isSuccess,
    refetch,
  } = useGetList<PostSummary>('blog_posts', {
    filter: { 'proposed_at@gt': '1970-01-01' },
    sort: { field: 'proposed_at', order: 'ASC' },
    pagination: { page: 1, perPage: 10 },
    meta: { columns: listedPostColumns },
  });
  return (
    <>
      {isPending && <Loading shape="lines" />}
      {isError && <LoadError inPanel title="Les articles proposés n’ont pas pu être lus" onRetry={refetch} />}
      {isSuccess && data.length === 0 && 'Aucun article n’est proposé.'}
      <Box component="ul" sx={rows}>
        {data.map((post) => (
          <li key={post.id}>
            <LinkBase to={`/blog_posts/${post.id}`}>{post.title}</LinkBase>
            <span>proposé le {formatDate(post.proposed_at ?? post.updated_at)}</span>
            <Button size="small" variant="outlined" disabled={isWriting} onClick={() => publish([post])}>
              Publier
            </Button>
            <Button size="small" onClick={() => setReturned(post)}>
              Renvoyer
            </Button>
          </li>
        ))}
      </Box>
      {returned && <SendBackDialog post={returned} onClose={() => setReturned(undefined)} />}
    </>
  );
}

function SendBackDialog({ post, onClose }: { readonly post: PostSummary; readonly onClose: () => void }) {
  const { mutateAsync, isPending } = useFunctionCall('send_back_post', 'update', () => 'Article renvoyé à son auteur');
  const send = ({ words = '' }: { readonly words?: string }) =>
    mutateAsync({ id: post.id, words }).then(onClose, formErrorsOf);
  return (
    <FormInDialog onSubmit={send} onClose={onClose}>
      <DialogTitle>{`Renvoyer «\u00A0${post.title}\u00A0»`}</DialogTitle>
      <DialogContent>
        <TextInput
          source="words"
          label="Un mot pour son auteur, qui le reçoit par e-mail"
          validate={required()}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="contained" disabled={isPending}>
          Renvoyer
        </Button>
      </DialogActions>
    </FormInDialog>
  );
}

const rows = {
  ...plainList,
  display: 'grid',
  gap: 1,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
  '& li > span': { color: 'text.secondary', fontSize: '0.875rem', mr: 'auto' },
} as const;
