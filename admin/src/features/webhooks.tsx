import type { Database } from '@agency/supabase/database-types';
import type { Columns } from '@agency/supabase/tables/column';
import { webhookEvents } from '@agency/supabase/webhooks';
import WebhookIcon from '@mui/icons-material/WebhookOutlined';
import { Box, Button, TextField } from '@mui/material';
import {
  BooleanField,
  BooleanInput,
  CheckboxGroupInput,
  Create,
  DataTable,
  Edit,
  List,
  maxLength,
  regex,
  required,
  SimpleForm,
  TextInput,
  LinkBase,
  useCreatePath,
  useRecordContext,
} from 'react-admin';
import type { BackOfficeResource } from '../data/resource';
import { useCopy } from '../data/use-copy';
import { useFunctionCall } from '../data/use-function-call';

type Webhook = Database['public']['Tables']['webhooks']['Row'];

const columns = {
  id: {},
  url: { label: 'Adresse appelée', written: 'text' },
  events: { label: 'Événements', written: 'value' },
  enabled: { label: 'Actif', written: 'value' },
  secret: {},
  created_at: {},
} satisfies Columns<'webhooks'>;

const events = Object.entries(webhookEvents).map(([id, name]) => ({ id, name }));
const namesOfEvents = ({ events: chosen }: Webhook) =>
  events
    .filter(({ id }) => chosen.includes(id))
    .map(({ name }) => name)
    .join(', ');

const WebhookList = () => (
  <List sort={{ field: 'created_at', order: 'ASC' }}>
    <DataTable<Webhook> aria-label="Webhooks">
      <DataTable.Col<Webhook> source="url" />
      <DataTable.Col<Webhook> source="events" disableSort render={namesOfEvents} />
      <DataTable.Col<Webhook> source="enabled" field={BooleanField} />
    </DataTable>
  </List>
);

const isReadable = (url: string) =>
  URL.canParse(url) ? undefined : 'Cette adresse ne peut pas être appelée\u00A0: vérifiez le nom du serveur.';

const inputs = [
  <TextInput
    key="url"
    source="url"
    type="url"
    helperText="Celle que donne Make, n8n ou votre outil, qui commence par https://."
    validate={[
      required(),
      maxLength(2000),
      regex(/^https?:\/\/\S+$/, 'Une adresse commence par https:// ou http://'),
      isReadable,
    ]}
  />,
  <CheckboxGroupInput key="events" source="events" choices={events} row={false} validate={required()} />,
  <BooleanInput key="enabled" source="enabled" defaultValue />,
];
const WebhookCreate = () => (
  <Create redirect="edit">
    <SimpleForm>{inputs}</SimpleForm>
  </Create>
);
const WebhookEdit = () => (
  <Edit>
    <SimpleForm>
      {inputs}
      <WebhookTest />
    </SimpleForm>
  </Edit>
);

/** The secret that signatures are verified with, a call to try, and where the calls are listed. */
function WebhookTest() {
  const webhook = useRecordContext<Webhook>();
  const createPath = useCreatePath();
  const copy = useCopy(webhook?.secret ?? '', 'Secret copié');
  const { mutate, isPending } = useFunctionCall('test_webhook', 'send', () => 'Un appel d’essai part');
  if (!webhook) return null;
  const { id, url, secret } = webhook;
  const calls = {
    pathname: createPath({ resource: 'outbox', type: 'list' }),
    search: new URLSearchParams({ filter: JSON.stringify({ channel: 'webhook', 'recipient@ilike': url }) }).toString(),
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <TextField
        label="Secret de signature"
        value={secret}
        size="small"
        slotProps={{ input: { readOnly: true } }}
        helperText={
          'Donnez-le à l’outil appelé\u202F: il vérifie ainsi que l’appel vient de ce site (Standard Webhooks).'
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={copy}>
          Copier le secret
        </Button>
        <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate({ webhook_id: id })}>
          Tester
        </Button>
        <Button size="small" component={LinkBase} to={calls}>
          Voir les appels
        </Button>
      </Box>
    </Box>
  );
}

export const webhooks: BackOfficeResource = {
  name: 'webhooks',
  icon: WebhookIcon,
  recordRepresentation: 'url',
  list: WebhookList,
  create: WebhookCreate,
  edit: WebhookEdit,
  options: {
    path: 'webhooks',
    columns,
    exportedAs: 'webhooks',
    french: {
      name: 'Webhook |||| Webhooks',
      empty: 'Aucun webhook',
      invite: 'Faites prévenir un autre outil, Make ou n8n par exemple, de ce qui arrive sur le site.',
      page: { create: 'Nouveau webhook' },
    },
  },
};
