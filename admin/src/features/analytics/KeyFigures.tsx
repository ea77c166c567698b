import { Box } from '@mui/material';
import { FigureCard, figureCards } from '../../ui/components/FigureCard';
import { countOf, formatNumber } from '../../data/formats/numbers';
import type { AnalyticsSummary } from './analytics-summary';
import { changeSince } from './change';
import { Definition } from './Definition';
import { changeInPoints, formatShare, ratesOf } from './rates';
import { useScope } from './scope';
import type { VisitStatistics } from './visits';

interface KeyFiguresProps {
  readonly summary: AnalyticsSummary;
  readonly visits: VisitStatistics;
}

/** The four cards at the top. */
export function KeyFigures({ summary, visits }: KeyFiguresProps) {
  const { period } = useScope().scope;
  const { totalViews, publishedPosts, totalPosts, newContacts, previousContacts } = summary;
  const { engagement } = ratesOf(visits.current);
  const change = changeInPoints(engagement, ratesOf(visits.previous).engagement);
  const engagementNote = change === undefined ? 'pas de période à comparer' : `${change} en ${period}\u00A0jours`;
  const cards = [
    ['Vues totales', formatNumber(totalViews), 'depuis la publication'],
    ['Articles publiés', formatNumber(publishedPosts), `sur ${countOf(totalPosts, 'article', 'articles')}`],
    ['Nouveaux contacts', formatNumber(newContacts), changeSince(newContacts, previousContacts, period)],
    ['Taux d’engagement', formatShare(engagement), engagement === null ? 'aucune visite mesurée' : engagementNote],
  ] as const;
  return (
    <Box component="ul" aria-label="Chiffres clés" sx={{ ...figureCards, mb: 2 }}>
      {cards.map(([title, figure, note]) => (
        <FigureCard key={title} title={title} figure={figure} note={note} definition={<Definition of={title} />} />
      ))}
    </Box>
  );
}
