import type { Database } from '@agency-site/supabase/types';
import type { Columns } from '@agency-site/domain/tables/column';
import { webhookEvents } from '@agency-site/domain/webhooks';
import WebhookIcon from '@mui/icons-material/WebhookOutlined';
import { Box, Button, TextField } from '@mui/material';
import {
  CheckboxGroupInput,
  Create,
  DataTable,
  Edit,
  regex,
  SimpleForm,
  TextInput,
  LinkBase,
  useCreatePath,
  useRecordContext,
} from 'react-admin';
import { cellOf } from '../formats/csv';
import { useCopy } from '../provider/use-copy';
import { useFunctionCall } from '../provider/use-function-call';
import { fieldsOf } from '../ui/resource/fields-of';
import { resource } from '../ui/resource/resource';
import { ResourceList } from '../ui/resource/ResourceList';

type Webhook = Database['public']['Tables']['webhooks']['Row'];

const columns = {
  id: {},
  url: { label: 'Adresse appelée', editable: 'text', required: true, maxLength: 2000 },
  events: { label: 'Événements', choices: webhookEvents, editable: 'value', required: true },
  enabled: { label: 'Actif', type: 'boolean', editable: 'value', defaultValue: true },
  secret: {},
  created_at: { sorted: 'ASC' },
} satisfies Columns<'webhooks'>;

const { inputs, cells, choices, validate } = fieldsOf(columns);
const namesOfEvents = ({ events }: Webhook) => cellOf('events', events, columns.events.choices);

const isReadable = (url: string) =>
  URL.canParse(url) ? undefined : 'Cette adresse ne peut pas être appelée\u00A0: vérifiez le nom du serveur.';

const form = (
  <SimpleForm>
    <TextInput
      source="url"
      type="url"
      helperText="Celle que donne Make, n8n ou votre outil, qui commence par https://."
      validate={[
        ...validate.url,
        regex(/^https?:\/\/\S+$/, 'Une adresse commence par https:// ou http://'),
        isReadable,
      ]}
    />
    <CheckboxGroupInput source="events" choices={choices.events} row={false} validate={validate.events} />
    {inputs.enabled}
    <WebhookTest />
  </SimpleForm>
);

/** Shows the secret that verifies signatures, a button that sends a test call, and a link to the list of calls. */
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

export const webhooks = resource('webhooks', {
  icon: WebhookIcon,
  path: 'webhooks',
  menuGroup: 'technical',
  columns,
  list: (
    <ResourceList aria-label="Webhooks">
      {cells.url}
      <DataTable.Col<Webhook> source="events" disableSort render={namesOfEvents} />
      {cells.enabled}
    </ResourceList>
  ),
  create: <Create redirect="edit">{form}</Create>,
  edit: <Edit>{form}</Edit>,
  recordRepresentation: 'url',
  messages: {
    name: 'Webhook |||| Webhooks',
    empty: 'Aucun webhook',
    invite: 'Faites prévenir un autre outil, Make ou n8n par exemple, de ce qui arrive sur le site.',
    page: { create: 'Nouveau webhook' },
  },
});
