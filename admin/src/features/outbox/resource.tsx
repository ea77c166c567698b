import type { Database } from '@agency/supabase/database-types';
import type { Columns } from '@agency/supabase/tables/column';
import SendIcon from '@mui/icons-material/SendOutlined';
import { DataTable, List, NumberField, SearchInput, SelectInput, Show } from 'react-admin';
import { Badge, type Tone } from '../../ui/components/Badge';
import { formatDateTime } from '../../data/formats/dates';
import type { BackOfficeResource } from '../../data/resource';
import { nameOfItem } from './name-of-item';
import { OutgoingItem } from './OutgoingItem';
import { BulkRetryButton } from './RetryButton';
import { SendingState } from './SendingState';

type Item = Database['public']['Tables']['outbox']['Row'];

const columns = {
  id: {},
  recipient: { label: 'Destinataire' },
  kind: { label: 'Envoi' },
  channel: { label: 'Canal' },
  state: { label: 'État' },
  tries: { label: 'Essais' },
  last_error: { label: 'Dernière erreur' },
  due_at: { label: 'Prochain essai' },
  sent_at: { label: 'Parti le' },
  created_at: { label: 'Écrit le' },
  data: {},
  about: {},
} satisfies Columns<'outbox'>;

const states: Readonly<Record<string, { readonly name: string; readonly tone: Tone }>> = {
  waiting: { name: 'En attente', tone: 'kraft' },
  sending: { name: 'En cours', tone: 'kraft' },
  sent: { name: 'Parti', tone: 'teal' },
  failed: { name: 'Échoué', tone: 'action' },
};

const StateBadge = ({ state }: Pick<Item, 'state'>) => (
  <Badge tone={states[state]?.tone ?? 'quiet'}>{states[state]?.name ?? state}</Badge>
);

const channels: Readonly<Record<string, string>> = { mail: 'E-mail', webhook: 'Webhook' };

const filters = [
  <SearchInput key="recipient" source="recipient@ilike" placeholder="Rechercher un destinataire" alwaysOn />,
  <SelectInput key="state" source="state" choices={Object.entries(states).map(([id, { name }]) => ({ id, name }))} />,
  <SelectInput key="channel" source="channel" choices={Object.entries(channels).map(([id, name]) => ({ id, name }))} />,
];

/** /admin/outbox: what left, what waits and what failed. */
const OutboxList = () => (
  <List filters={filters} sort={{ field: 'created_at', order: 'DESC' }} perPage={50}>
    <SendingState />
    <DataTable<Item> rowClick="show" bulkActionButtons={<BulkRetryButton />} aria-label="Envois">
      <DataTable.Col<Item> source="recipient" />
      <DataTable.Col<Item> source="kind" render={nameOfItem} />
      <DataTable.Col<Item> source="channel" render={({ channel }) => channels[channel] ?? channel} />
      <DataTable.Col<Item> source="state" render={StateBadge} />
      <DataTable.Col<Item> source="tries" field={NumberField} align="right" />
      <DataTable.Col<Item> source="created_at" render={({ created_at: written }) => formatDateTime(written)} />
      <DataTable.Col<Item> source="last_error" />
    </DataTable>
  </List>
);

const OutboxShow = () => (
  <Show actions={false} component="div">
    <OutgoingItem stateOf={StateBadge} />
  </Show>
);

export const outbox: BackOfficeResource = {
  name: 'outbox',
  icon: SendIcon,
  recordRepresentation: (item: Item) =>
    `${item.channel === 'webhook' ? `Appel « ${nameOfItem(item)} »` : nameOfItem(item)} à ${item.recipient}`,
  list: OutboxList,
  show: OutboxShow,
  options: {
    path: 'outbox',
    columns,
    exportedAs: 'envois',
    french: {
      name: 'Envoi |||| Envois',
      counted: 'envoi |||| envois',
      empty: 'Rien n’est encore parti',
      invite: 'Les e-mails et les webhooks que le site envoie apparaîtront ici, avec leur état.',
      no_match: 'Aucun envoi ne correspond.',
      unread: 'Les envois n’ont pas pu être lus',
      page: { show: '%{recordRepresentation}' },
    },
  },
};
