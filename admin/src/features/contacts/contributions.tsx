import { Box, Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { actionsGroup } from '../../data/commands';
import { type DashboardStatistics, useDashboardStatistics } from '../../data/dashboard-statistics';
import { formatDateTime, formatDay } from '../../data/formats/dates';
import { countOf } from '../../data/formats/numbers';
import type { Contributions } from '../../data/resource';
import { Sparkline } from '../../ui/components/Sparkline';
import { FiguresTable } from '../../ui/components/FiguresTable';
import { LatestRows } from '../../ui/components/LatestRows';
import { Loading } from '../../ui/components/Loading';
import { MenuCount } from '../../ui/layout/MenuCount';
import { viewPath } from '../../ui/layout/ViewSwitch';
import type { Contact } from './contact';
import { pipeline } from './selected-contact';
import { useContactCounts } from './use-contact-counts';

/** The list of contacts with react-admin’s own filter parameter. */
const newRequests = `/contacts?${new URLSearchParams({ filter: JSON.stringify({ status: 'new' }) }).toString()}`;

const pathOf = ({ id }: { readonly id: string }): string => `/contacts?contact=${id}`;

const LatestRequests = () => (
  <LatestRows<Contact>
    resource="contacts"
    status="new"
    date="created_at"
    linkOf={(contact) => ({
      to: pathOf(contact),
      text: contact.name,
      note: formatDateTime(contact.created_at),
      about: [contact.service_interest, contact.message].filter(Boolean).join('\u00A0: '),
    })}
    empty="Aucune demande n’attend de réponse."
    error="Les demandes n’ont pas pu être lues"
  >
    <Button component={LinkBase} to={newRequests} size="small" sx={{ alignSelf: 'start', ml: -0.625 }}>
      Toutes les nouvelles demandes
    </Button>
  </LatestRows>
);

/** The number of contact requests on each of the last 30 days, as a curve and as a table. */
function ContactCurve() {
  const { data, isPending } = useDashboardStatistics();
  if (isPending) return <Loading shape="lines" />;
  return data ? <Curve days={data.contactsPerDay} /> : '—';
}

function Curve({ days }: { readonly days: DashboardStatistics['contactsPerDay'] }) {
  const counts = days.map(({ count }) => count);
  const total = countOf(
    counts.reduce((sum, count) => sum + count, 0),
    'demande',
    'demandes',
  );
  const [first] = days;
  return (
    <>
      <Box component="figure" sx={{ m: 0 }}>
        <Sparkline label={`${total} en 30 jours, au plus ${Math.max(0, ...counts)} par jour`} counts={counts} />
        <Box component="figcaption" sx={caption}>
          <span>{first ? formatDay(first.day) : '\u00A0'}</span>
          <span>{total}</span>
          <span>Aujourd’hui</span>
        </Box>
      </Box>
      <FiguresTable
        caption="Demandes de contact par jour"
        heads={['Jour', 'Demandes']}
        rows={days.map(({ day, count }) => [formatDay(day), count])}
      />
    </>
  );
}

const caption = {
  display: 'flex',
  justifyContent: 'space-between',
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const;

/** Milliseconds. TanStack Query only refetches while the tab is visible. */
const interval = 20_000;

/**
 * The number of new requests, in the menu: refetched at intervals and after every write. Other screens show the same
 * counts without refetching them, since the menu is always there.
 * @param id of the text that describes the menu's link
 */
function NewContacts({ id }: { readonly id: string }) {
  const { data, refetch } = useContactCounts({ refetchInterval: interval });
  const count = data?.byStatus.new ?? 0;
  return <MenuCount id={id} count={count} words={['nouvelle demande', 'nouvelles demandes']} refetch={refetch} />;
}

export const contactContributions: Contributions = {
  menuCount: NewContacts,
  figure: {
    title: 'Contacts Totaux',
    figureOf: ({ totalContacts }) => totalContacts,
    noteOf: ({ newContacts }) => countOf(newContacts, 'nouveau', 'nouveaux'),
  },
  quickAction: { label: 'Voir Contacts', type: 'list' },
  activity: [
    { title: 'Demandes à traiter', content: LatestRequests },
    { title: 'Demandes des 30 derniers jours', content: ContactCurve, beside: true, order: 1 },
  ],
  card: { title: 'Contacts', text: 'Lire les demandes reçues et suivre leur avancement.' },
  commands: [
    {
      group: actionsGroup,
      label: 'Contacts en pipeline',
      keywords: 'demandes colonnes kanban tableau',
      to: `/contacts${viewPath(pipeline).search}`,
      order: 1,
    },
  ],
  foundCommands: ({ contacts }, isLatest) =>
    contacts.map(({ id, name, about }) => ({
      group: isLatest ? 'Derniers contacts' : 'Contacts',
      label: name,
      hint: about,
      to: pathOf({ id }),
    })),
};
