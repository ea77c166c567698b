import { Box } from '@mui/material';
import { FigureCard, figureCards } from '../components/FigureCard';
import { countOf, formatNumber } from '../formats/numbers';
import type { AnalyticsSummary } from './analytics-summary';
import { changeSince } from './change';
import { Definition } from './Definition';
import { changeInPoints, formatShare, ratesOf } from './rates';
import type { Period } from './scope';
import type { VisitStatistics } from './visits';

interface KeyFiguresProps {
  readonly summary: AnalyticsSummary;
  readonly visits: VisitStatistics;
  readonly period: Period;
}

/** The four cards at the top. */
export function KeyFigures({ summary, visits, period }: KeyFiguresProps) {
  const { totalViews, publishedPosts, totalPosts, newContacts, previousContacts } = summary;
  const { engagement } = ratesOf(visits.current);
  const change = changeInPoints(engagement, ratesOf(visits.previous).engagement);
  const engagementNote = change === undefined ? 'pas de période à comparer' : `${change} en ${period}\u00A0jours`;
  return (
    <Box component="ul" aria-label="Chiffres clés" sx={{ ...figureCards, mb: 2 }}>
      <FigureCard
        title="Vues totales"
        figure={formatNumber(totalViews)}
        note="depuis la publication"
        definition={<Definition of="Vues totales" />}
      />
      <FigureCard
        title="Articles publiés"
        figure={formatNumber(publishedPosts)}
        note={`sur ${countOf(totalPosts, 'article', 'articles')}`}
        definition={<Definition of="Articles publiés" />}
      />
      <FigureCard
        title="Nouveaux contacts"
        figure={formatNumber(newContacts)}
        note={changeSince(newContacts, previousContacts, period)}
        definition={<Definition of="Nouveaux contacts" />}
      />
      <FigureCard
        title="Taux d’engagement"
        figure={formatShare(engagement)}
        note={engagement === null ? 'aucune visite mesurée' : engagementNote}
        definition={<Definition of="Taux d’engagement" />}
      />
    </Box>
  );
}
