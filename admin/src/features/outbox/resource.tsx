import { type Columns, valuesOf } from '@agency-site/domain/tables/column';
import SendIcon from '@mui/icons-material/SendOutlined';
import { DataTable, List, NumberField, SearchInput, Show } from 'react-admin';
import { formatDateTime } from '../../formats/dates';
import { countOf } from '../../formats/numbers';
import type { BackOfficeResource } from '../../provider/resource';
import { setupStep } from '../../provider/setup-step';
import { useFunctionCall } from '../../provider/use-function-call';
import { mailStateOf, useMailState } from '../../provider/use-mail-state';
import { Notice, NoticeButton } from '../../ui/components/Notice';
import { fieldsOf } from '../../ui/resource/fields-of';
import { BulkRetryButton, type Item, itemNames, nameOfItem, OutboxItem, StateBadge, states } from './OutboxItem';

const columns = {
  id: {},
  recipient: { label: 'Destinataire' },
  kind: { label: 'Envoi', choices: itemNames },
  channel: { label: 'Canal', choices: { mail: 'E-mail', webhook: 'Webhook' } },
  state: { label: 'État', choices: valuesOf(Object.keys(states), (state) => states[state]?.name ?? state) },
  tries: { label: 'Essais' },
  last_error: { label: 'Dernière erreur' },
  due_at: { label: 'Prochain essai' },
  sent_at: { label: 'Remis le' },
  created_at: { label: 'Écrit le' },
  data: {},
  about: {},
} satisfies Columns<'outbox'>;

const channels: Readonly<Record<string, string>> = columns.channel.choices;
const { filters: filterOf } = fieldsOf(columns);

const filters = [
  <SearchInput key="recipient" source="recipient@ilike" placeholder="Rechercher un destinataire" alwaysOn />,
  filterOf.state,
  filterOf.channel,
];

/** A step of the setup: without e-mails, nobody is notified of new requests. */
export const mailSetup = setupStep('mail_state', {}, (answer) => {
  const { problem, mailboxProblem } = mailStateOf(answer) ?? {};
  const text = problem ?? mailboxProblem;
  return text
    ? {
        isDone: false,
        title: problem ? 'Aucun e-mail ne part' : 'Les e-mails partent, leurs retours ne sont pas lus',
        text,
        links: [{ resource: 'outbox', label: 'Voir les envois' }],
      }
    : { isDone: true, title: 'Les e-mails partent' };
});

/** Says whether e-mails are sent, through which server and from which address, with a button that sends a test. */
function SendingState() {
  const state = useMailState();
  const { mutate, isPending } = useFunctionCall(
    'send_test_mail',
    'send',
    () => 'Un e-mail d’essai part à votre adresse',
  );
  if (!state) return null;
  return (
    <Notice
      actions={
        <NoticeButton disabled={isPending} onClick={() => mutate({})}>
          Envoyer un e-mail d’essai
        </NoticeButton>
      }
    >
      {state.problem ? (
        <>
          <strong>Aucun e-mail ne part.</strong> {state.problem}{' '}
          {state.waiting > 0 && `${countOf(state.waiting, 'envoi attend', 'envois attendent')} ici, sans se perdre.`}
        </>
      ) : (
        <>
          Les e-mails partent de <strong>{state.mailFrom}</strong> par {state.smtpServer}. {state.mailboxProblem}
        </>
      )}
    </Notice>
  );
}

/** /admin/outbox: the messages that were sent, are waiting or have failed. */
const OutboxList = () => (
  <List filters={filters} sort={{ field: 'created_at', order: 'DESC' }} perPage={25}>
    <SendingState />
    <DataTable<Item> rowClick="show" bulkActionButtons={<BulkRetryButton />} aria-label="Envois">
      <DataTable.Col<Item> source="recipient" />
      <DataTable.Col<Item> source="kind" disableSort render={nameOfItem} />
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
    <OutboxItem />
  </Show>
);

export const outbox: BackOfficeResource = {
  name: 'outbox',
  icon: SendIcon,
  recordRepresentation: (item: Item) =>
    `${item.channel === 'webhook' ? `Appel «\u00A0${nameOfItem(item)}\u00A0»` : nameOfItem(item)} à ${item.recipient}`,
  list: OutboxList,
  show: OutboxShow,
  options: {
    path: 'outbox',
    menuGroup: 'none',
    tab: { entry: 'newsletter_subscribers', label: 'Envois' },
    columns,
    messages: {
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
