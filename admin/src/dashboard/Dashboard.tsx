import { Box, Button, Typography } from '@mui/material';
import { createElement, type ReactNode } from 'react';
import { CanAccess, LinkBase, useCreatePath, useGetIdentity } from 'react-admin';
import { analytics } from '../features/analytics/resource';
import { LatestDrafts } from '../features/articles/LatestDrafts';
import { Proposals } from '../features/articles/Proposals';
import { blogPosts } from '../features/articles/resource';
import { ContactCurve, LatestRequests, NextActions } from '../features/contacts/dashboard-panels';
import { contacts } from '../features/contacts/resource';
import { pages } from '../features/pages/resource';
import { MaintenanceNotice, siteSettings } from '../features/settings/resource';
import { useOpenOverlay } from '../shell/palette/open-overlay';
import { Panel } from '../ui/components/Panel';
import { LatestVisits } from '../ui/components/Visits';
import { ScreenHeader } from '../ui/layout/ScreenHeader';
import { Listed } from '../ui/resource/Listed';
import { frame, plainList } from '../ui/theme/styles';
import { SetupCard } from './SetupCard';
import { StatisticCards } from './StatisticCards';

/** The first screen after signing in. Tasks to do come first, with information beside them. */
export function Dashboard() {
  const { identity } = useGetIdentity();
  const openOverlay = useOpenOverlay();
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
      <Listed resource="site_settings">
        <MaintenanceNotice />
      </Listed>
      <Box sx={columns}>
        <Box sx={column}>
          <PermittedPanel resource="contacts" title="Demandes à traiter">
            <LatestRequests />
          </PermittedPanel>
          <PermittedPanel resource="contacts" title="À faire">
            <NextActions />
          </PermittedPanel>
          <PermittedPanel resource="blog_posts" title="Brouillons en cours">
            <LatestDrafts />
          </PermittedPanel>
          <PermittedPanel resource="blog_posts" action="publish" title="Articles proposés">
            <Proposals />
          </PermittedPanel>
          <CanAccess resource="figures" action="list">
            <StatisticCards />
          </CanAccess>
          <QuickActions />
        </Box>
        <Box sx={column}>
          <SetupCard />
          <PermittedPanel resource="analytics" title="Visites des 30 derniers jours">
            <LatestVisits />
          </PermittedPanel>
          <PermittedPanel resource="contacts" title="Demandes des 30 derniers jours">
            <ContactCurve />
          </PermittedPanel>
        </Box>
      </Box>
      <NavigationCards />
    </>
  );
}

/** Two columns; on a phone, the second one follows below the first. */
const columns = {
  display: 'grid',
  gap: 2,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

const column = { display: 'grid', gap: 2, alignContent: 'start' } as const;

interface PermittedPanelProps {
  readonly resource: string;
  /** The panel is shown to people who may do this action on the resource; by default, `list`. */
  readonly action?: string;
  readonly title: string;
  readonly children: ReactNode;
}

const PermittedPanel = ({ resource, action = 'list', title, children }: PermittedPanelProps) => (
  <CanAccess resource={resource} action={action}>
    <Panel title={title}>{children}</Panel>
  </CanAccess>
);

/** Shortcuts of the dashboard: each leads to a list, or to the form of a new row. */
const quickActions = [
  { resource: 'blog_posts', type: 'create', label: 'Nouvel Article' },
  { resource: 'contacts', type: 'list', label: 'Voir Contacts' },
  { resource: 'pages', type: 'list', label: 'Modifier Pages' },
  { resource: 'analytics', type: 'list', label: 'Voir Analytics' },
  { resource: 'site_settings', type: 'list', label: 'Paramètres' },
] as const;

function QuickActions() {
  const createPath = useCreatePath();
  return (
    <Box component="section" aria-labelledby="quick-actions">
      <Typography variant="h2" id="quick-actions" sx={{ mb: 1 }}>
        Actions rapides
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {quickActions.map(({ resource, type, label }) => (
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

const cards = [
  [blogPosts, 'Articles de Blog', 'Écrire, publier et mettre à jour les articles du site.'],
  [contacts, 'Contacts', 'Lire les demandes reçues et suivre leur avancement.'],
  [pages, 'Pages', 'Modifier les textes des pages et leur référencement.'],
  [analytics, 'Analytics', 'Voir ce qui est lu et combien de demandes arrivent.'],
  [siteSettings, 'Paramètres', 'Régler les coordonnées, les réseaux et les outils du site.'],
] as const;

/** The five links of specification §2.4. */
function NavigationCards() {
  return (
    <Box component="ul" aria-label="Écrans" sx={grid}>
      {cards.map(([{ name, icon }, title, text]) => (
        <Listed key={name} resource={name}>
          <Box component="li" sx={card}>
            <Box className="icon">{icon && createElement(icon)}</Box>
            <Typography variant="h2">
              <LinkBase to={`/${name}`}>{title}</LinkBase>
            </Typography>
            <Typography color="text.secondary">{text}</Typography>
          </Box>
        </Listed>
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
