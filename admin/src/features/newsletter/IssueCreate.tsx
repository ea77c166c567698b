import { truncateText } from '@agency-site/domain/truncate-text';
import { renderMail } from '@agency-site/mail/render';
import type { Database } from '@agency-site/supabase/types';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  Form,
  maxLength,
  required,
  SelectInput,
  setSubmissionErrors,
  TextInput,
  Title,
  useGetOne,
  useLocation,
  useRedirect,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Answer } from '../../provider/database-functions';
import { countOf } from '../../formats/numbers';
import { formatParisMoment } from '../../formats/paris-time';
import { isScheduled } from '../../provider/publication';
import { useFunctionCall } from '../../provider/use-function-call';
import { formErrorsOf } from '../../provider/wrappers';
import { useMailState } from '../../provider/use-mail-state';
import { useReadFunction } from '../../provider/use-read-function';
import { postParameter } from '../../provider/issue-path';
import { IssueArticles } from './IssueArticles';
import { FormGuard } from '../../ui/components/FormGuard';
import { Loading } from '../../ui/components/Loading';
import { MailPreview } from '../../ui/components/MailPreview';
import { Panel } from '../../ui/components/Panel';
import { useDebouncedValue } from '../../ui/components/use-debounced-value';

type Post = Database['public']['Tables']['blog_posts']['Row'];

interface IssueForm {
  readonly subject: string;
  readonly introduction: string;
  readonly audience: string;
  readonly per_hour: number;
}

const audienceNames: Readonly<Record<string, string>> = {
  everybody: 'Tous les abonnés',
  new: 'Ceux qui se sont abonnés depuis la dernière lettre',
};
const rates = [
  { id: 60, name: '60 par heure' },
  { id: 600, name: '600 par heure' },
  { id: 3600, name: '3\u202F600 par heure' },
];

/** /admin/letters/new: the form of an issue about an article, with a preview, and buttons that send a test e-mail or the issue. */
export function IssueCreate() {
  const postId = new URLSearchParams(useLocation().search).get(postParameter) ?? '';
  const { data: post, isPending } = useGetOne<Post>('blog_posts', { id: postId }, { enabled: postId !== '' });
  const { data: audiences = [] } = useReadFunction('newsletter_audiences', {});
  const mail = useMailState();
  if (postId && isPending) return <Loading shape="lines" />;
  if (post?.status !== 'published') {
    return (
      <>
        <Title title="Envoyer comme lettre" />
        <IssueArticles />
      </>
    );
  }
  const choices = audiences.map(({ audience, total }) => ({
    id: audience,
    name: `${audienceNames[audience] ?? audience} (${countOf(total, 'personne', 'personnes')})`,
  }));
  const values = { subject: truncateText(post.title, 200), introduction: '', audience: 'everybody', per_hour: 600 };
  return (
    <Form defaultValues={values} noValidate warnWhenUnsavedChanges>
      <FormGuard />
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
            choices={rates}
            validate={required()}
            helperText="Un envoi lent ménage la réputation de votre adresse."
          />
          {isScheduled(post) && (
            <Alert severity="info" sx={{ mb: 2 }}>
              L’article paraîtra le {formatParisMoment(post.published_at ?? '')}. La lettre partira avec lui, telle
              qu’il sera alors, à ceux qui seront abonnés.
            </Alert>
          )}
          <SendButtons postId={post.id} audiences={audiences} isPlanned={isScheduled(post)} />
        </Panel>
        <IssuePreview post={post} />
      </Box>
    </Form>
  );
}

/** Shows the issue as its recipients will see it, during the writing. */
function IssuePreview({ post }: { readonly post: Post }) {
  const { subject = '', introduction = '' } = useWatch<IssueForm>();
  const { title, slug, summary, featured_image_url: image_url, featured_image_alt: image_alt } = post;
  const { html } = renderMail(
    'newsletter_issue',
    {
      subject,
      introduction: useDebouncedValue(introduction, 200),
      post: { title, slug, excerpt: summary, image_url, image_alt },
    },
    { url: window.location.origin },
  );
  return (
    <Panel title="Aperçu">
      <MailPreview html={html} label={subject} />
    </Panel>
  );
}

interface SendButtonsProps {
  readonly postId: string;
  readonly audiences: Answer<'newsletter_audiences'>;
  /** Whether the article is scheduled: the issue is then sent when the article is published. */
  readonly isPlanned: boolean;
}

/** The buttons « M’envoyer un essai » and « Envoyer », which asks to confirm the number of recipients. */
function SendButtons({ postId: post_id, audiences, isPlanned }: SendButtonsProps) {
  const { trigger, getValues, reset } = useFormContext<IssueForm>();
  const { setError } = useFormContext();
  const showErrors = (error: unknown) => setSubmissionErrors(formErrorsOf(error), setError);
  const { audience } = useWatch<IssueForm>();
  const [confirmed, setConfirmed] = useState<IssueForm>();
  const redirect = useRedirect();
  const total = audiences.find((choice) => choice.audience === audience)?.total ?? 0;
  const people = countOf(total, 'personne', 'personnes');
  const test = useFunctionCall('test_newsletter_issue', 'send', () => 'Un essai part à votre adresse');
  const send = useFunctionCall('send_newsletter_issue', 'send', () =>
    isPlanned ? 'La lettre partira avec l’article' : 'La lettre part',
  );
  // Not `handleSubmit`: the form would count as saved after a test, and nobody would be asked before leaving it.
  const validated = async (next: (values: IssueForm) => void) => {
    if (await trigger(undefined, { shouldFocus: true })) next(getValues());
  };
  const sendConfirmed = () => {
    if (!confirmed) return;
    const args = { ...confirmed, introduction: confirmed.introduction || '', post_id, expected_total: total };
    send.mutate(args, {
      onSuccess: (id) => {
        // Nothing is unsaved any more, so that the redirection asks nothing.
        reset(getValues());
        redirect('show', 'newsletter_issues', id);
      },
      onError: (error) => {
        setConfirmed(undefined);
        showErrors(error);
      },
    });
  };
  const sendTest = ({ subject, introduction }: IssueForm) =>
    test.mutate({ post_id, subject, introduction: introduction || '' }, { onError: showErrors });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
      <Button variant="outlined" disabled={test.isPending} onClick={() => void validated(sendTest)}>
        M’envoyer un essai
      </Button>
      <Button variant="contained" disabled={total === 0} onClick={() => void validated(setConfirmed)}>
        Envoyer à {people}
      </Button>
      <Confirm
        isOpen={confirmed !== undefined}
        loading={send.isPending}
        title={`Envoyer la lettre à ${people}\u00A0?`}
        content="Un e-mail parti ne revient pas. Vous pourrez arrêter ceux qui attendent."
        confirm="Envoyer"
        confirmColor="primary"
        onConfirm={sendConfirmed}
        onClose={() => setConfirmed(undefined)}
      />
    </Box>
  );
}
