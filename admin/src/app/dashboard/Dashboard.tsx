import { Box, Button, Typography } from '@mui/material';
import { createElement } from 'react';
import { CanAccess, LinkBase, useCanAccess, useCreatePath, useGetIdentity } from 'react-admin';
import { useDashboardStatistics } from '../../data/dashboard-statistics';
import { formatNumber } from '../../data/formats/numbers';
import { type Contributions, inOrder, useContributions } from '../../data/resource';
import { useOpenOverlay } from '../palette/overlay';
import { FigureCard, figureCards } from '../../ui/components/FigureCard';
import { Panel } from '../../ui/components/Panel';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { frame, plainList } from '../../ui/theme/styles';
import { SetupCard } from './SetupCard';

/** The first screen after signing in, made of what the resources contribute. */
export function Dashboard() {
  const { identity } = useGetIdentity();
  const openOverlay = useOpenOverlay();
  const notices = useContributions('notice').map(({ name, contributed }) => ({ name, ...contributed }));
  const activity = useContributions('activity').flatMap(({ name, contributed }) =>
    contributed.map((part) => ({ ...part, resource: name })),
  );
  const { canAccess: seesFigures } = useCanAccess({ action: 'list', resource: 'figures' });
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
      <Box sx={columns}>
        <Box sx={column}>
          <Panels parts={activity.filter(({ beside }) => !beside)} />
          {seesFigures && <StatisticCards />}
          <QuickActions />
        </Box>
        <Box sx={column}>
          <SetupCard />
          <Panels parts={activity.filter(({ beside }) => beside)} />
        </Box>
      </Box>
      <NavigationCards />
    </>
  );
}

/** What waits for somebody, first on a phone, and beside it what only informs. */
const columns = {
  display: 'grid',
  gap: 2,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

const column = { display: 'grid', gap: 2, alignContent: 'start' } as const;

type Part = NonNullable<Contributions['activity']>[number] & { readonly resource: string };

const Panels = ({ parts }: { readonly parts: readonly Part[] }) =>
  inOrder([...parts]).map(({ title, content: Content, resource, action = 'list' }) => (
    <CanAccess key={title} resource={resource} action={action}>
      <Panel title={title}>
        <Content />
      </Panel>
    </CanAccess>
  ));

/** The four cards of specification §2.4; « — » when the figures could not be loaded. */
function StatisticCards() {
  const { data, isPending } = useDashboardStatistics();
  const unknown = isPending ? undefined : '—';
  return (
    <Box
      component="ul"
      aria-label="Chiffres"
      aria-busy={isPending}
      sx={{ ...figureCards, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
    >
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
    <Box component="section" aria-labelledby="quick-actions">
      <Typography variant="h2" id="quick-actions" sx={{ mb: 1 }}>
        Actions rapides
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {useContributions('quickAction').map(({ name: resource, contributed: { label, type } }) => (
          <CanAccess key={label} resource={resource} action={type}>
            <Button
              component={LinkBase}
              to={createPath({ resource, type })}
              size="small"
              variant={type === 'create' ? 'contained' : 'outlined'}
            >
              {label}
            </Button>
          </CanAccess>
        ))}
      </Box>
    </Box>
  );
}

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
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(12.5rem, 1fr))',
} as const;

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: 1.25,
  p: 1.5,
  ...frame,
  '&:hover': { borderColor: 'var(--ink)' },
  '& .icon': { display: 'grid', alignContent: 'center', color: 'var(--action)' },
  '& p': { gridColumn: 2, fontSize: '0.875rem' },
  '& h2': { fontSize: '1rem' },
  '& h2 a': { color: 'inherit', textDecoration: 'none' },
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;
