import { Box } from '@mui/material';
import { FigureCard, figureCards } from '../components/FigureCard';
import { countOf, formatNumber } from '../formats/numbers';
import type { AnalyticsSummary, Period } from './analytics-summary';
import { changeSince } from './change';

interface KeyFiguresProps {
  readonly summary: AnalyticsSummary;
  readonly period: Period;
}

/** The four cards at the top. Engagement is « — », because visits are not measured. */
export function KeyFigures({ summary, period }: KeyFiguresProps) {
  const { totalViews, publishedPosts, totalPosts, newContacts, previousContacts } = summary;
  return (
    <Box component="ul" aria-label="Chiffres clés" sx={{ ...figureCards, mb: 2 }}>
      <FigureCard title="Vues totales" figure={formatNumber(totalViews)} note="depuis la publication" />
      <FigureCard
        title="Articles publiés"
        figure={formatNumber(publishedPosts)}
        note={`sur ${countOf(totalPosts, 'article', 'articles')}`}
      />
      <FigureCard
        title="Nouveaux contacts"
        figure={formatNumber(newContacts)}
        note={changeSince(newContacts, previousContacts, period)}
      />
      <FigureCard title="Taux d’engagement" figure="—" note="visites non mesurées" />
    </Box>
  );
}
