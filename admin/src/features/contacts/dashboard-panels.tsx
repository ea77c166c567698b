import { timeToAnswer } from '@agency-site/domain/working-hours';
import { Box, Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { type DashboardStatistics, useDashboardStatistics } from '../../provider/dashboard-statistics';
import { formatDateTime, formatDay } from '../../formats/dates';
import { formatParisDateTime } from '../../formats/paris-time';
import { isFuture } from '../../provider/publication';
import { countOf } from '../../formats/numbers';
import { Sparkline } from '../../ui/components/Sparkline';
import { FiguresTable } from '../../ui/components/FiguresTable';
import { LatestRows } from '../../ui/components/LatestRows';
import { Loading } from '../../ui/components/Loading';
import type { Contact, ContactFilter } from './contact';

/** The path of the list of contacts with a filter, in react-admin’s own parameter. */
const listOf = (filter: ContactFilter): string =>
  `/contacts?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

export const LatestRequests = () => (
  <LatestRows<Contact>
    resource="contacts"
    filter={{ status: 'new' }}
    date="created_at"
    linkOf={(contact) => ({
      to: `/contacts?contact=${contact.id}`,
      text: contact.name,
      note: `${formatDateTime(contact.created_at)} · ${timeToAnswer(contact.created_at)}`,
      about: [contact.service_interest, contact.message].filter(Boolean).join('\u00A0: '),
    })}
    empty="Aucune demande n’attend de réponse."
    error="Les demandes n’ont pas pu être lues"
  >
    <Button component={LinkBase} to={listOf({ status: 'new' })} size="small" sx={{ alignSelf: 'start', ml: -0.625 }}>
      Toutes les nouvelles demandes
    </Button>
  </LatestRows>
);

/** The next actions due this week, the most urgent first. */
export const NextActions = () => (
  <LatestRows<Contact>
    resource="contacts"
    filter={{ due: 'week' } satisfies ContactFilter}
    date="next_action_at"
    linkOf={({ id, name, next_action: action, next_action_at: at, next_action_by: by }) => ({
      to: `/contacts?contact=${id}`,
      text: action ?? name,
      note: at ? `${isFuture(at) ? '' : 'en retard · '}${formatParisDateTime(at)}` : '',
      about: [action && name, by].filter(Boolean).join(' · '),
    })}
    empty="Rien n’est prévu cette semaine."
    error="Les prochaines actions n’ont pas pu être lues"
  >
    <Button component={LinkBase} to={listOf({ due: 'week' })} size="small" sx={{ alignSelf: 'start', ml: -0.625 }}>
      Tout ce qui est à faire cette semaine
    </Button>
  </LatestRows>
);

/** The number of contact requests on each of the last 30 days, as a curve and as a table. */
export function ContactCurve() {
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
