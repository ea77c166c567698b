import type { Database } from '@agency/supabase/database-types';
import type { Columns } from '@agency/supabase/tables/column';
import MailIcon from '@mui/icons-material/MailOutlined';
import { Link } from '@mui/material';
import { DataTable, DeleteWithConfirmButton, List, TextInput } from 'react-admin';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { formatDateTime } from '../formats/dates';
import { mailTo } from '../contacts/contact';
import type { FilterRule } from '../providers/filters';
import type { BackOfficeResource } from '../resource';

type Subscriber = Database['public']['Tables']['newsletter_subscribers']['Row'];

/** With the date of consent, which proves it. */
const columns = {
  id: {},
  email: { label: 'E-mail' },
  consented_at: { label: 'Consentement donné le' },
  created_at: {},
} satisfies Columns<'newsletter_subscribers'>;

/** Addresses that contain the text. « _ » and « % » are escaped, as they mean « any character » to `ilike`. */
const emailContains: FilterRule = (text) => [
  'email@ilike',
  text.replace(/\s+/g, '').replace(/[\\%_]/g, String.raw`\$&`),
];

const filters = [<TextInput key="q" source="q" label="Rechercher une adresse" type="search" alwaysOn />];

/** /admin/newsletter: who asked to receive the newsletter. */
const SubscriberList = () => (
  <List filters={filters} sort={{ field: 'created_at', order: 'DESC' }} perPage={50}>
    <DataTable<Subscriber> aria-label="Abonnés" bulkActionButtons={false}>
      <DataTable.Col<Subscriber> source="email" render={({ email }) => <Link href={mailTo(email)}>{email}</Link>} />
      <DataTable.Col<Subscriber>
        source="consented_at"
        render={({ consented_at: consented }) => formatDateTime(consented)}
      />
      <DataTable.Col<Subscriber> label={<VisuallyHidden>Actions</VisuallyHidden>} align="right" render={deletion} />
    </DataTable>
  </List>
);

const deletion = ({ email }: Subscriber) => (
  <DeleteWithConfirmButton
    label=""
    aria-label={`Supprimer ${email}`}
    redirect={false}
    sx={{ color: 'text.secondary', minWidth: 36, '& .MuiButton-startIcon': { m: 0 } }}
    confirmTitle={'Supprimer l’abonné\u00A0?'}
    confirmContent={`L’adresse ${email} et la preuve de son consentement seront effacées définitivement.`}
  />
);

export const newsletter: BackOfficeResource = {
  name: 'newsletter_subscribers',
  icon: MailIcon,
  recordRepresentation: 'email',
  list: SubscriberList,
  options: {
    path: 'newsletter',
    columns,
    exportedAs: 'newsletter',
    filters: { q: emailContains },
    french: {
      name: 'Abonné |||| Newsletter',
      counted: 'abonné |||| abonnés',
      empty: 'Aucun abonné trouvé',
      invite: 'Les inscriptions faites sur le blog apparaîtront ici.',
      no_match: 'Aucune adresse ne contient ces caractères.',
      unread: 'Les abonnés n’ont pas pu être lus',
      notifications: { deleted: 'Abonné supprimé' },
    },
  },
};
