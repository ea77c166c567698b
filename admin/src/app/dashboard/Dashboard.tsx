import { Box, Button, Typography } from '@mui/material';
import { createElement } from 'react';
import { LinkBase, useCreatePath, useGetIdentity } from 'react-admin';
import { useDashboardStatistics } from '../../data/dashboard-statistics';
import { formatNumber } from '../../data/formats/numbers';
import { inOrder, useContributions } from '../../data/resource';
import { useOpenOverlay } from '../palette/overlay';
import { FigureCard, figureCards } from '../../ui/components/FigureCard';
import { Panel } from '../../ui/components/Panel';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { frame, plainList } from '../../ui/theme/styles';

/** The first screen after signing in, made of what the resources contribute. */
export function Dashboard() {
  const { identity } = useGetIdentity();
  const openOverlay = useOpenOverlay();
  const notices = useContributions('notice').map(({ name, contributed }) => ({ name, ...contributed }));
  const activity = useContributions('activity').flatMap(({ contributed }) => contributed);
  return (
    <>
      <ScreenHeader title="Tableau de bord" subtitle={`Bienvenue, ${identity?.fullName ?? ''}`}>
        <Button variant="outlined" href="/" target="_blank" rel="noopener">
          Voir le site
        </Button>
        <Button variant="outlined" onClick={() => openOverlay('sign-out')}>
          Déconnexion
        </Button>
      </ScreenHeader>
      {inOrder(notices).map(({ name, content: Notice }) => (
        <Notice key={name} />
      ))}
      <StatisticCards />
      <QuickActions />
      <Box sx={panels}>
        {inOrder(activity).map(({ title, content: Content }) => (
          <Panel key={title} title={title}>
            <Content />
          </Panel>
        ))}
      </Box>
      <NavigationCards />
    </>
  );
}

/** The four cards of specification §2.4; « — » when the figures could not be loaded. */
function StatisticCards() {
  const { data, isPending } = useDashboardStatistics();
  const unknown = isPending ? undefined : '—';
  return (
    <Box component="ul" aria-label="Chiffres" aria-busy={isPending} sx={figureCards}>
      {useContributions('figure').map(({ contributed: { title, figureOf, noteOf } }) => (
        <FigureCard
          key={title}
          title={title}
          figure={data ? formatNumber(figureOf(data)) : unknown}
          note={data && noteOf?.(data)}
        />
      ))}
    </Box>
  );
}

function QuickActions() {
  const createPath = useCreatePath();
  return (
    <Box component="section" aria-labelledby="quick-actions" sx={{ mt: 3, mb: 3 }}>
      <Typography variant="h2" id="quick-actions" sx={{ mb: 1.5 }}>
        Actions rapides
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {useContributions('quickAction').map(({ name: resource, contributed: { label, type } }) => (
          <Button
            key={label}
            component={LinkBase}
            to={createPath({ resource, type })}
            variant={type === 'create' ? 'contained' : 'outlined'}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const panels = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** The five links of specification §2.4. */
function NavigationCards() {
  return (
    <Box component="ul" aria-label="Écrans" sx={grid}>
      {useContributions('card').map(({ name, icon, contributed: { title, text } }) => (
        <Box component="li" key={name} sx={card}>
          <Box className="icon">{icon && createElement(icon)}</Box>
          <Typography variant="h2">
            <LinkBase to={`/${name}`}>{title}</LinkBase>
          </Typography>
          <Typography color="text.secondary">{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  ...plainList,
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(12.5rem, 1fr))',
  mt: 4,
} as const;

const card = {
  position: 'relative',
  display: 'grid',
  // On a phone, the icon is beside the text, to save height.
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  alignContent: 'start',
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 0.75 },
  p: { xs: 1.5, sm: 2.5 },
  ...frame,
  '&:hover': { borderColor: 'var(--ink)' },
  '& .icon': {
    gridRow: { xs: '1 / span 2', sm: 'auto' },
    alignSelf: { xs: 'center', sm: 'auto' },
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    mb: { sm: 0.5 },
    border: '1.5px solid var(--ink)',
    borderRadius: '12px',
    bgcolor: 'var(--action-soft)',
    color: 'var(--action)',
  },
  '& h2 a': { color: 'inherit', textDecoration: 'none' },
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;
