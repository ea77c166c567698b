import { renderMail } from '@agency-site/mail/render';
import type { Database } from '@agency-site/supabase/types';
import type { Columns } from '@agency-site/domain/tables/column';
import IssueIcon from '@mui/icons-material/DraftsOutlined';
import { Alert, Box, LinearProgress } from '@mui/material';
import { DataTable, Show, useGetList, useRecordContext, useRedirect } from 'react-admin';
import { formatDateTime } from '../../formats/dates';
import { countOf, formatNumber } from '../../formats/numbers';
import { onlyLogged } from '../../provider/failed-calls/query-client';
import { useFunctionCall } from '../../provider/use-function-call';
import { useMailState } from '../../provider/use-mail-state';
import { ConfirmButton } from '../../ui/components/ConfirmButton';
import { MailPreview } from '../../ui/components/MailPreview';
import { Panel } from '../../ui/components/Panel';
import { fieldsOf } from '../../ui/resource/fields-of';
import { resource } from '../../ui/resource/resource';
import { ResourceList } from '../../ui/resource/ResourceList';
import { IssueCreate } from './IssueCreate';

type Issue = Database['public']['Tables']['newsletter_issues']['Row'];
type Waiting = Pick<Database['public']['Tables']['outbox']['Row'], 'id' | 'last_error'>;

const columns = {
  id: {},
  subject: { label: 'Objet', searched: true },
  introduction: {},
  post: {},
  post_id: {},
  audience: {},
  per_hour: { label: 'Par heure' },
  total: { label: 'Destinataires' },
  sent: { label: 'Parties' },
  failed: { label: 'Refusées' },
  sent_by: { label: 'Envoyée par' },
  is_planned: {},
  created_at: { label: 'Envoyée le', sorted: 'DESC' },
} satisfies Columns<'newsletter_issues'>;

const { cells } = fieldsOf(columns);

const waitingOf = ({ total, sent, failed }: Issue): number => Math.max(0, total - sent - failed);

const withItsArticle = 'Part avec l’article';

/** The progress of an issue, « 120 sur 400 », with a bar while some e-mails are waiting. */
const Progress = (issue: Issue) =>
  issue.is_planned ? (
    withItsArticle
  ) : (
    <>
      {formatNumber(issue.sent)} sur {formatNumber(issue.total)}
      {waitingOf(issue) > 0 && (
        <LinearProgress
          variant="determinate"
          aria-label="Envoi de la lettre"
          value={((issue.sent + issue.failed) / issue.total) * 100}
          sx={{ mt: 0.5, maxWidth: 160, borderRadius: 1 }}
        />
      )}
    </>
  );

/** Says why the e-mails of an issue are waiting: sending is off, or the last attempt to send one failed. */
function WhyItWaits({ issue: { id } }: { readonly issue: Issue }) {
  const mail = useMailState();
  const { data: [tried] = [] } = useGetList<Waiting>(
    'outbox',
    {
      filter: { about: id, state: 'waiting' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'tries', order: 'DESC' },
      meta: { columns: ['id', 'last_error'] },
    },
    { meta: onlyLogged },
  );
  const reason = mail?.problem
    ? `Aucun e-mail ne part. ${mail.problem}`
    : tried?.last_error && `Le dernier essai a échoué (${tried.last_error})\u202F: ce qui attend repartira tout seul.`;
  return (
    reason && (
      <Alert severity="warning" sx={{ my: 1 }}>
        {reason}
      </Alert>
    )
  );
}

/** An issue that is sent or being sent, its progress, and the button that stops the sending. */
function SentIssue() {
  const issue = useRecordContext<Issue>();
  const { mutate, isPending } = useFunctionCall('stop_newsletter_issue', 'update', () => 'L’envoi est arrêté');
  const redirect = useRedirect();
  if (!issue) return null;
  const waiting = waitingOf(issue);
  const { html } = renderMail('newsletter_issue', issue, { url: window.location.origin });
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '46rem' }}>
      <Panel title="Envoi">
        <Box role="status">
          <Progress {...issue} />
          {issue.is_planned
            ? ', à la minute où il paraît, à ceux qui sont alors abonnés'
            : ` depuis le ${formatDateTime(issue.created_at)}`}
          {issue.failed > 0 && `, ${countOf(issue.failed, 'adresse refusée', 'adresses refusées')}`}.
        </Box>
        {waiting > 0 && <WhyItWaits issue={issue} />}
        {(waiting > 0 || issue.is_planned) && (
          <ConfirmButton
            variant="outlined"
            disabled={isPending}
            sx={{ justifySelf: 'start', mt: 1 }}
            question={{
              title: 'Arrêter l’envoi\u00A0?',
              content: issue.is_planned
                ? 'La lettre ne partira pas avec l’article.'
                : `${countOf(waiting, 'lettre attend', 'lettres attendent')} encore. Celles qui sont parties le restent.`,
              confirm: 'Arrêter',
            }}
            onConfirm={() =>
              mutate(
                { issue_id: issue.id },
                { onSuccess: () => issue.is_planned && redirect('list', 'newsletter_issues') },
              )
            }
          >
            Arrêter l’envoi
          </ConfirmButton>
        )}
      </Panel>
      <Panel title={issue.subject}>
        <MailPreview html={html} label={issue.subject} />
      </Panel>
    </Box>
  );
}

/** /admin/letters: the articles that were sent as issues of the newsletter. */
export const issues = resource('newsletter_issues', {
  icon: IssueIcon,
  path: 'letters',
  menuGroup: 'none',
  tab: { entry: 'newsletter_subscribers', label: 'Lettres' },
  columns,
  exportedRows: async (all: readonly Issue[]) =>
    all.map((issue) => (issue.is_planned ? { ...issue, sent: withItsArticle } : issue)),
  list: (
    <ResourceList rowClick="show" bulkActionButtons={false} aria-label="Lettres">
      {cells.subject}
      <DataTable.Col<Issue> source="sent" render={Progress} />
      <DataTable.Col<Issue> source="failed" align="right" />
      {cells.sent_by}
      <DataTable.Col<Issue> source="created_at" render={({ created_at: sent }) => formatDateTime(sent)} />
    </ResourceList>
  ),
  create: IssueCreate,
  show: (
    <Show actions={false} component="div">
      <SentIssue />
    </Show>
  ),
  messages: {
    name: 'Lettre |||| Lettres',
    counted: 'lettre |||| lettres',
    search: 'Rechercher un objet',
    empty: 'Aucune lettre envoyée',
    invite: 'Choisissez un article publié, relisez la lettre, puis envoyez-la à vos abonnés.',
    unread: 'Les lettres n’ont pas pu être lues',
    page: { create: 'Envoyer comme lettre', show: '%{recordRepresentation}' },
  },
});
