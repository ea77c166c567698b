import { mailKinds, nameOfMail, renderMail } from '@agency-site/mail/render';
import type { Database } from '@agency-site/supabase/types';
import { webhookEvents } from '@agency-site/domain/webhooks';
import { Box, Button } from '@mui/material';
import { type Identifier, LinkBase, useListContext, useRecordContext } from 'react-admin';
import { formatDateTime } from '../../formats/dates';
import { countOf } from '../../formats/numbers';
import { useFunctionCall } from '../../provider/use-function-call';
import { Badge, type Tone } from '../../ui/components/Badge';
import { MailPreview } from '../../ui/components/MailPreview';
import { Panel } from '../../ui/components/Panel';

export type Item = Database['public']['Tables']['outbox']['Row'];

export const states: Readonly<Record<string, { readonly name: string; readonly tone: Tone }>> = {
  waiting: { name: 'En attente', tone: 'kraft' },
  sending: { name: 'En cours', tone: 'kraft' },
  sent: { name: 'Remis au serveur', tone: 'teal' },
  failed: { name: 'Échoué', tone: 'action' },
  returned: { name: 'Revenu', tone: 'action' },
};

export const StateBadge = ({ state }: Pick<Item, 'state'>) => (
  <Badge tone={states[state]?.tone ?? 'quiet'}>{states[state]?.name ?? state}</Badge>
);

const eventNames: Readonly<Record<string, string>> = {
  ...webhookEvents,
  ping: 'Essai',
  indexnow: 'Page signalée (IndexNow)',
};

/** The label of each kind of message, for exports. */
export const itemNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from(mailKinds, ([kind, { name }]) => [kind, name])),
  ...eventNames,
};

/** The label of a row: the kind of e-mail, or the event of a webhook. */
export const nameOfItem = ({ channel, kind }: Pick<Item, 'channel' | 'kind'>): string =>
  channel === 'webhook' ? (eventNames[kind] ?? kind) : nameOfMail(kind);

/** One row of the outbox: its state, its attempts, and the message that its recipient gets. */
export function OutboxItem() {
  const item = useRecordContext<Item>();
  if (!item) return null;
  const facts: [string, string | null][] = [
    ['Envoi', nameOfItem(item)],
    ['Destinataire', item.recipient],
    ['Écrit le', formatDateTime(item.created_at)],
    ['Remis le', item.sent_at && formatDateTime(item.sent_at)],
    ['Essais', String(item.tries)],
    ['Prochain essai', item.state === 'waiting' ? formatDateTime(item.due_at) : null],
    [item.state === 'returned' ? 'Raison du retour' : 'Dernière erreur', item.last_error],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '46rem' }}>
      <Panel title="Envoi">
        <Box component="dl" sx={list}>
          <dt>État</dt>
          <dd>
            <StateBadge state={item.state} />
          </dd>
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <Box key={name} sx={{ display: 'contents' }}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </Box>
              ),
          )}
        </Box>
        {canBeRetried(item) && <RetryButton ids={[item.id]} />}
      </Panel>
      {item.channel === 'webhook' ? <Payload item={item} /> : <Content item={item} />}
    </Box>
  );
}

const privateKinds = new Set(['password_reset', 'invitation', 'newsletter_confirmation']);

function Content({ item }: { readonly item: Item }) {
  // The database hides the link in this e-mail, which only its recipient may use.
  if (privateKinds.has(item.kind)) {
    return <Panel title="Message">Le lien de cet e-mail n’est lisible que par son destinataire.</Panel>;
  }
  // The text of an issue is stored once, with the issue; a test e-mail has its own text.
  if (item.kind === 'newsletter_issue' && item.about) {
    return (
      <Button
        component={LinkBase}
        to={`/newsletter_issues/${item.about}/show`}
        variant="outlined"
        sx={{ justifySelf: 'start' }}
      >
        Voir la lettre
      </Button>
    );
  }
  const mail = renderMail(item.kind, item.data, { url: window.location.origin });
  return (
    <Panel title={mail.subject}>
      <MailPreview html={mail.html} label={mail.subject} />
    </Panel>
  );
}

/** The payload that a webhook receives. */
function Payload({ item: { kind, created_at: timestamp, data } }: { readonly item: Item }) {
  return (
    <Panel title="Contenu">
      <Box component="pre" sx={{ m: 0, fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {JSON.stringify({ type: kind, timestamp, data }, null, 2)}
      </Box>
    </Panel>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  mb: 2,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

const canBeRetried = ({ state }: Item): boolean => state === 'waiting' || state === 'failed';

/** « Réessayer »: makes rows due now. Messages that were sent are never sent twice. */
function RetryButton({ ids, onRetried }: { readonly ids: readonly Identifier[]; readonly onRetried?: () => void }) {
  const { mutate, isPending } = useFunctionCall(
    'retry_outbox',
    'send',
    () => `${countOf(ids.length, 'envoi sera retenté', 'envois seront retentés')} dans un instant`,
  );
  const retry = () => mutate({ item_ids: ids.map(String) }, onRetried && { onSuccess: onRetried });
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isPending || ids.length === 0}
      onClick={retry}
      sx={{ justifySelf: 'start' }}
    >
      Réessayer
    </Button>
  );
}

/** Retries the selected rows of the list that were not sent. */
export function BulkRetryButton() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Item>();
  const unsent = data.filter((item) => selectedIds.includes(item.id) && canBeRetried(item));
  return <RetryButton ids={unsent.map(({ id }) => id)} onRetried={onUnselectItems} />;
}
