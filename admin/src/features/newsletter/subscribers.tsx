import type { Database } from '@agency-site/supabase/types';
import type { Columns } from '@agency-site/domain/tables/column';
import MailIcon from '@mui/icons-material/MailOutlined';
import { Link } from '@mui/material';
import { DataTable, DeleteWithConfirmButton } from 'react-admin';
import { Badge, type Tone } from '../../ui/components/Badge';
import { CsvImport } from '../../ui/components/CsvImport';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden';
import { resource } from '../../ui/resource/resource';
import { ResourceList } from '../../ui/resource/ResourceList';
import { formatDateTime } from '../../formats/dates';
import { mailTo } from '../../formats/mail-to';
import { SubscriberActions } from './SubscriberActions';
import { importSubscribers } from './import-subscribers';

type Subscriber = Database['public']['Tables']['newsletter_subscribers']['Row'];

/** The columns include the proof of consent: the accepted words, the date, and the date of confirmation. */
const columns = {
  id: {},
  email: { label: 'E-mail', searched: true },
  state: {
    label: 'État',
    choices: { pending: 'À confirmer', confirmed: 'Abonné', unsubscribed: 'Désinscrit', bounced: 'Adresse refusée' },
    filtered: true,
  },
  consented_at: { label: 'Consentement donné le' },
  confirmed_at: { label: 'Confirmé le' },
  unsubscribed_at: { label: 'Parti le' },
  consent_words: { label: 'Phrase acceptée' },
  source: { label: 'Origine' },
  created_at: { sorted: 'DESC' },
} satisfies Columns<'newsletter_subscribers'>;

const states: Readonly<Record<string, string>> = columns.state.choices;
const tones: Readonly<Record<string, Tone>> = { pending: 'kraft', confirmed: 'teal', bounced: 'action' };

const csvImport = (
  <CsvImport
    hint="Les titres des colonnes disent qui est abonné et depuis quand. Qui est parti, ici ou ailleurs, reste parti."
    onImport={importSubscribers}
  />
);

const rowActions = ({ id, email, state }: Subscriber) => (
  <>
    <SubscriberActions {...{ id, email, state }} />
    <DeleteWithConfirmButton
      label=""
      aria-label={`Supprimer ${email}`}
      redirect={false}
      sx={{ color: 'text.secondary', minWidth: 36, '& .MuiButton-startIcon': { m: 0 } }}
      confirmTitle={'Supprimer l’abonné\u00A0?'}
      confirmContent={`L’adresse ${email} et la preuve de son consentement seront effacées définitivement.`}
    />
  </>
);

/** /admin/newsletter: the subscribers of the newsletter. */
export const subscribers = resource('newsletter_subscribers', {
  icon: MailIcon,
  path: 'newsletter',
  menuGroup: 'audience',
  tab: { entry: 'newsletter_subscribers', label: 'Abonnés' },
  columns,
  list: (
    <ResourceList perPage={50} notice={csvImport} aria-label="Abonnés" bulkActionButtons={false}>
      <DataTable.Col<Subscriber> source="email" render={({ email }) => <Link href={mailTo(email)}>{email}</Link>} />
      <DataTable.Col<Subscriber>
        source="state"
        render={({ state }) => <Badge tone={tones[state] ?? 'quiet'}>{states[state] ?? state}</Badge>}
      />
      <DataTable.Col<Subscriber>
        source="consented_at"
        render={({ consented_at: consented }) => formatDateTime(consented)}
      />
      <DataTable.Col<Subscriber> label={<VisuallyHidden>Actions</VisuallyHidden>} align="right" render={rowActions} />
    </ResourceList>
  ),
  messages: {
    name: 'Abonné |||| Newsletter',
    counted: 'abonné |||| abonnés',
    search: 'Rechercher une adresse',
    empty: 'Aucun abonné trouvé',
    invite: 'Les inscriptions faites sur le blog apparaîtront ici.',
    no_match: 'Aucune adresse ne contient ces caractères.',
    unread: 'Les abonnés n’ont pas pu être lus',
    notifications: { deleted: 'Abonné supprimé' },
  },
});
