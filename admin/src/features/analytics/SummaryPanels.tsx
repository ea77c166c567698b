import { workingHours } from '@agency-site/domain/working-hours';
import { Box, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { LinkBase } from 'react-admin';
import { formatMonth } from '../../formats/dates';
import { useCategoryName } from '../../provider/use-category-name';
import { countOf, formatNumber } from '../../formats/numbers';
import { FigureCard, figureCards } from '../../ui/components/FigureCard';
import { FiguresTable } from '../../ui/components/FiguresTable';
import { Panel } from '../../ui/components/Panel';
import { linksWithNotes } from '../../ui/theme/styles';
import type { BarsProps } from './charts';
import { Definition, definitions } from './definitions';
import { changeInPoints, changeSince, formatMean, formatShare, ratesOf } from './rates';
import { sampleSize } from './sample-size';
import { useScope } from './scope';
import type { VisitStatistics } from '../../provider/visit-statistics';
import type { AnalyticsSummary } from './statistics';

/** Lazy, because Recharts is larger than the rest of the screen. */
const Bars = lazy(async () => ({ default: (await import('./charts')).Bars }));

interface KeyFiguresProps {
  readonly summary: AnalyticsSummary;
  readonly visits: VisitStatistics;
}

export function KeyFigures({ summary, visits }: KeyFiguresProps) {
  const { period } = useScope().scope;
  const { totalViews, publishedPosts, totalPosts, newContacts, previousContacts, answers } = summary;
  const { engagement } = ratesOf(visits.current);
  const change = changeInPoints(engagement, ratesOf(visits.previous).engagement);
  const engagementNote = [sampleSize(visits.current.visits), change].filter(Boolean).join(', ');
  const contacts = [changeSince(newContacts, previousContacts, period), medianAnswer(answers)].filter(Boolean);
  const cards = [
    ['totalViews', formatNumber(totalViews), 'depuis la publication'],
    ['publishedPosts', formatNumber(publishedPosts), `sur ${countOf(totalPosts, 'article', 'articles')}`],
    ['newContacts', formatNumber(newContacts), contacts.join('. ')],
    ['engagement', formatShare(engagement), visits.current.visits === 0 ? 'aucune visite mesurée' : engagementNote],
  ] as const;
  return (
    <Box component="ul" aria-label="Chiffres clés" sx={{ ...figureCards, mb: 2 }}>
      {cards.map(([name, figure, note]) => (
        <FigureCard
          key={name}
          title={definitions[name][0]}
          figure={figure}
          note={note}
          definition={<Definition of={name} />}
        />
      ))}
    </Box>
  );
}

/** « Délai médian de réponse : 6,5 h »; undefined without an answer. */
function medianAnswer(answers: AnalyticsSummary['answers']): string | undefined {
  const hours = answers.map(([from, to]) => workingHours(new Date(from), new Date(to))).toSorted((a, b) => a - b);
  const median = hours[Math.floor(hours.length / 2)];
  return median === undefined ? undefined : `Délai médian de réponse\u00A0: ${formatMean(median)}\u00A0h`;
}

interface SummaryProps {
  readonly summary: AnalyticsSummary;
}

// The chosen period does not apply to the counts below.

export const ContactsByMonth = ({ summary }: SummaryProps) => (
  <BarsPanel
    title="Contacts par mois"
    scope="les six derniers"
    heads={['Mois', 'Contacts']}
    counts={summary.contactsByMonth.map(({ month, count }) => [formatMonth(month), count])}
    colour="var(--action)"
  />
);

export function PostsByCategory({ summary }: SummaryProps) {
  const nameOf = useCategoryName();
  return (
    <BarsPanel
      title="Articles par catégorie"
      scope="publiés"
      heads={['Catégorie', 'Articles']}
      counts={summary.postsByCategory.map(({ category, count }) => [
        category ? nameOf(category) : 'Sans catégorie',
        count,
      ])}
      colour="var(--teal)"
    />
  );
}

/** The five articles with the most views, as links to their editors. Articles without a view are left out. */
export function TopPosts({ posts }: { readonly posts: AnalyticsSummary['topPosts'] }) {
  const viewed = posts.filter(({ view_count: views }) => views > 0);
  return (
    <Panel title="Articles les plus vus">
      {viewed.length === 0 ? (
        <Typography color="text.secondary">
          {posts.length === 0 ? 'Aucun article publié.' : 'Aucun article n’a encore été vu.'}
        </Typography>
      ) : (
        <Box component="ol" sx={ranks}>
          {viewed.map(({ id, title, view_count: views }) => (
            <li key={id}>
              <LinkBase to={`/blog_posts/${id}`}>{title}</LinkBase>
              <span>{countOf(views, 'vue', 'vues')}</span>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}

const ranks = {
  ...linksWithNotes,
  counterReset: 'rank',
  '& li': { display: 'flex', alignItems: 'baseline', gap: 1.5, py: 0.5, counterIncrement: 'rank' },
  '& li::before': { content: 'counter(rank)', minWidth: '1ch', color: 'text.secondary' },
  '& li > a': { flex: 1, fontSize: '0.9375rem', fontWeight: 400, lineHeight: 1.35 },
  '& li > span': { fontSize: '0.875rem' },
} as const;

interface BarsPanelProps extends BarsProps {
  readonly title: string;
  readonly scope: string;
  readonly heads: readonly [string, string];
}

function BarsPanel({ title, scope, heads, counts, colour }: BarsPanelProps) {
  return (
    <Panel
      title={title}
      definition={
        <Typography variant="body2" color="text.secondary" sx={{ ml: 0.5 }}>
          {scope}
        </Typography>
      }
    >
      {counts.length === 0 ? (
        <Typography color="text.secondary">Rien à compter pour l’instant.</Typography>
      ) : (
        <>
          <Box role="img" aria-label={`Diagramme : ${title}`} sx={{ height: counts.length * 24 + 8 }}>
            <Suspense>
              <Bars counts={counts} colour={colour} />
            </Suspense>
          </Box>
          <FiguresTable caption={title} heads={heads} rows={counts} />
        </>
      )}
    </Panel>
  );
}
