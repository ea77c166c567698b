import { renderMail } from '@agency/mail/render';
import type { Database } from '@agency/supabase/database-types';
import { Box, Button } from '@mui/material';
import type { ComponentType } from 'react';
import { LinkBase, useRecordContext } from 'react-admin';
import { Panel } from '../../ui/components/Panel';
import { formatDateTime } from '../../data/formats/dates';
import { MailPreview } from '../../ui/components/MailPreview';
import { nameOfItem } from './name-of-item';
import { RetryButton } from './RetryButton';

type Item = Database['public']['Tables']['outbox']['Row'];

interface OutgoingItemProps {
  readonly stateOf: ComponentType<Pick<Item, 'state'>>;
}

/** One row of the outbox: what became of it, and what its recipient gets. */
export function OutgoingItem({ stateOf: State }: OutgoingItemProps) {
  const item = useRecordContext<Item>();
  if (!item) return null;
  const facts: [string, string | null][] = [
    ['Envoi', nameOfItem(item)],
    ['Destinataire', item.recipient],
    ['Écrit le', formatDateTime(item.created_at)],
    ['Parti le', item.sent_at && formatDateTime(item.sent_at)],
    ['Essais', String(item.tries)],
    ['Prochain essai', item.state === 'waiting' ? formatDateTime(item.due_at) : null],
    ['Dernière erreur', item.last_error],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '46rem' }}>
      <Panel title="Envoi">
        <Box component="dl" sx={list}>
          <dt>État</dt>
          <dd>
            <State state={item.state} />
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
        {item.state !== 'sent' && <RetryButton ids={[item.id]} />}
      </Panel>
      {item.channel === 'webhook' ? <Payload item={item} /> : <Content item={item} />}
    </Box>
  );
}

const privateKinds = new Set(['password_reset', 'invitation', 'newsletter_confirmation']);

function Content({ item }: { readonly item: Item }) {
  // The link in it is for its recipient alone, and the database does not show it.
  if (privateKinds.has(item.kind)) {
    return <Panel title="Message">Le lien de cet e-mail n’est lisible que par son destinataire.</Panel>;
  }
  // A letter's words stand once, in the letter; its test carries them itself.
  if (item.kind === 'letter' && item.about) {
    return (
      <Button component={LinkBase} to={`/letters/${item.about}/show`} variant="outlined" sx={{ justifySelf: 'start' }}>
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

/** What a webhook is told, as it is sent. */
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
