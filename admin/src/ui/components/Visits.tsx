import { Button, Typography } from '@mui/material';
import { LinkBase, useRecordContext } from 'react-admin';
import { Sparkline } from './Sparkline';
import { FiguresTable } from './FiguresTable';
import { Loading } from './Loading';
import { Panel } from './Panel';
import { formatDay } from '../../formats/dates';
import { countOf } from '../../formats/numbers';
import { useVisitStatistics, type VisitStatistics } from '../../provider/visit-statistics';

/** The visits of a published article, beside its text. */
export function ArticleVisits() {
  const article = useRecordContext<{ id: string; slug: string; status: string }>();
  return article?.status === 'published' ? <Visits page={`/blog/${article.slug}`} /> : null;
}

function Visits({ page }: { readonly page: string }) {
  const { data } = useVisitStatistics({ period: 30, filter: { page } });
  // Shows nothing if the figures could not be read: the banner says so, and they are secondary to the text.
  if (!data) return null;
  return (
    <Panel title="Lectures des 30 derniers jours">
      <VisitCurve visits={data} caption="Lectures par jour" />
      <Button
        component={LinkBase}
        to={`/analytics?${new URLSearchParams({ page }).toString()}`}
        sx={{ alignSelf: 'start' }}
      >
        Tous les chiffres de l’article
      </Button>
    </Panel>
  );
}

/** The visits of all pages together, on the dashboard. */
export function LatestVisits() {
  const { data, isPending } = useVisitStatistics({ period: 30, filter: {} });
  if (isPending) return <Loading shape="lines" />;
  return data ? <VisitCurve visits={data} caption="Visites par jour" /> : '—';
}

interface VisitCurveProps {
  readonly visits: VisitStatistics;
  readonly caption: string;
}

function VisitCurve({ visits: { current, days }, caption }: VisitCurveProps) {
  const views = countOf(current.views, 'vue', 'vues');
  return (
    <>
      <Typography color={current.views > 0 ? 'text.primary' : 'text.secondary'}>
        {current.views > 0
          ? `${views} par ${countOf(current.visitors, 'visiteur', 'visiteurs')}`
          : 'Aucune vue mesurée pendant cette période.'}
      </Typography>
      {current.views > 0 && (
        <>
          <Sparkline label={`${views} en 30\u00A0jours`} counts={days.map((day) => day.views)} />
          <FiguresTable
            caption={caption}
            heads={['Jour', 'Visiteurs', 'Vues']}
            rows={days.map((day) => [formatDay(day.day), day.visitors, day.views])}
          />
        </>
      )}
    </>
  );
}
