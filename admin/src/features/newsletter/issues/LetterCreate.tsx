import { Alert, Box } from '@mui/material';
import { Form, maxLength, required, SelectInput, TextInput, Title, useGetOne, useLocation } from 'react-admin';
import { EmptyState } from '../../../ui/components/EmptyState';
import { Loading } from '../../../ui/components/Loading';
import { Panel } from '../../../ui/components/Panel';
import { countOf } from '../../../data/formats/numbers';
import { useMailState } from '../../../data/use-mail-state';
import { useReadFunction } from '../../../data/use-read-function';
import type { Post } from '../../articles/post';
import { postOfAddress } from './letter-address';
import { LetterPreview } from './LetterPreview';
import { LetterSending } from './LetterSending';

const audienceNames: Readonly<Record<string, string>> = {
  everybody: 'Tous les abonnés',
  new: 'Ceux qui se sont abonnés depuis la dernière lettre',
};
const paces = [
  { id: 60, name: '60 par heure' },
  { id: 600, name: '600 par heure' },
  { id: 3600, name: '3\u202F600 par heure' },
];

/** /admin/letters/new: writes a letter around a published article, tries it on oneself, then sends it. */
export function LetterCreate() {
  const postId = postOfAddress(useLocation().search) ?? '';
  const { data: post, isPending } = useGetOne<Post>('blog_posts', { id: postId }, { enabled: postId !== '' });
  const { data: audiences = [] } = useReadFunction('letter_audiences', {});
  const mail = useMailState();
  if (postId && isPending) return <Loading shape="lines" />;
  if (post?.status !== 'published') {
    return (
      <>
        <Title title="Envoyer comme lettre" />
        <EmptyState title="Ouvrez un article publié, puis « Envoyer comme lettre » dans son menu." />
      </>
    );
  }
  const choices = audiences.map(({ audience, total }) => ({
    id: audience,
    name: `${audienceNames[audience] ?? audience} (${countOf(total, 'personne', 'personnes')})`,
  }));
  const values = { subject: post.title.slice(0, 200), introduction: '', audience: 'everybody', per_hour: 600 };
  return (
    <Form defaultValues={values} noValidate>
      <Title title="Envoyer comme lettre" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
        <Panel title={post.title}>
          {mail?.problem && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              Aucun e-mail ne part. {mail.problem} La lettre attendra dans les envois.
            </Alert>
          )}
          <TextInput source="subject" label="Objet" validate={[required(), maxLength(200)]} />
          <TextInput
            source="introduction"
            label="Vos mots avant l’article"
            multiline
            minRows={4}
            validate={maxLength(3000)}
          />
          <SelectInput source="audience" label="À qui" choices={choices} validate={required()} />
          <SelectInput
            source="per_hour"
            label="Rythme"
            choices={paces}
            validate={required()}
            helperText="Un envoi lent ménage la réputation de votre adresse."
          />
          <LetterSending post={post} audiences={audiences} />
        </Panel>
        <LetterPreview post={post} />
      </Box>
    </Form>
  );
}
