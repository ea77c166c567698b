import { Box } from '@mui/material';
import { CountsCurve } from '../../ui/components/CountsCurve';
import { FiguresTable } from '../../ui/components/FiguresTable';
import { Panel } from '../../ui/components/Panel';
import { Loading } from '../../ui/components/Loading';
import { formatDay } from '../../data/formats/dates';
import { countOf } from '../../data/formats/numbers';
import { type DashboardStatistics, useDashboardStatistics } from './dashboard-statistics';

/** The number of contact requests on each of the last 30 days, as a curve and as a table. */
export function ContactCurve() {
  const { data, isPending } = useDashboardStatistics();
  return (
    <Panel title="Demandes des 30 derniers jours">
      {isPending && <Loading shape="lines" />}
      {data ? <Curve days={data.contactsPerDay} /> : !isPending && '—'}
    </Panel>
  );
}

function Curve({ days }: { readonly days: DashboardStatistics['contactsPerDay'] }) {
  const counts = days.map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const [first] = days;
  return (
    <>
      <Box component="figure" sx={{ m: 0 }}>
        <CountsCurve
          label={`${countOf(total, 'demande', 'demandes')} en 30 jours, au plus ${Math.max(0, ...counts)} par jour`}
          counts={counts}
        />
        <Box component="figcaption" sx={{ display: 'flex', justifyContent: 'space-between', ...small }}>
          <span>{first ? formatDay(first.day) : '\u00A0'}</span>
          <span>{countOf(total, 'demande', 'demandes')}</span>
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

const small = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
