import type { Database } from '@agency/supabase/database-types';
import type { Columns } from '@agency/supabase/tables/column';
import { webhookEvents } from '@agency/supabase/webhooks';
import WebhookIcon from '@mui/icons-material/WebhookOutlined';
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
} from 'react-admin';
import type { BackOfficeResource } from '../../data/resource';
import { WebhookTest } from './WebhookTest';

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

const inputs = [
  <TextInput
    key="url"
    source="url"
    type="url"
    helperText="Celle que donne Make, n8n ou votre outil, qui commence par https://."
    validate={[required(), maxLength(2000), regex(/^https?:\/\/\S+$/, 'Une adresse commence par https:// ou http://')]}
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
