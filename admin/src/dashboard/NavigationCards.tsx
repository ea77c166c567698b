import { Box, Typography } from '@mui/material';
import { createElement } from 'react';
import { LinkBase, useResourceDefinition } from 'react-admin';

/** The five doors of specification §2.4. */
export function NavigationCards() {
  return (
    <Box
      component="ul"
      aria-label="Écrans"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(12.5rem, 1fr))',
        p: 0,
        m: 0,
        mt: 4,
      }}
    >
      <NavigationCard resource="blog_posts" title="Articles de Blog">
        Écrire, publier et mettre à jour les articles du site.
      </NavigationCard>
      <NavigationCard resource="contacts" title="Contacts">
        Lire les demandes reçues et suivre leur avancement.
      </NavigationCard>
      <NavigationCard resource="pages" title="Pages">
        Modifier les textes des pages et leur référencement.
      </NavigationCard>
      <NavigationCard resource="analytics" title="Analytics">
        Voir ce qui est lu et combien de demandes arrivent.
      </NavigationCard>
      <NavigationCard resource="site_settings" title="Paramètres">
        Régler les coordonnées, les réseaux et les outils du site.
      </NavigationCard>
    </Box>
  );
}

interface NavigationCardProps {
  readonly resource: string;
  readonly title: string;
  readonly children: string;
}

/** A resource's door on the dashboard: the whole card is the link. */
function NavigationCard({ resource, title, children }: NavigationCardProps) {
  const { icon } = useResourceDefinition({ resource });
  return (
    <Box component="li" sx={card}>
      <Box className="station">{icon && createElement(icon)}</Box>
      <Typography variant="h2">
        <Box component={LinkBase} to={`/${resource}`} className="door">
          {title}
        </Box>
      </Typography>
      <Typography color="text.secondary">{children}</Typography>
    </Box>
  );
}

const card = {
  position: 'relative',
  display: 'grid',
  // On a phone the icon stands beside its words: five cards must not take five screens.
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  alignContent: 'start',
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 0.75 },
  p: { xs: 1.5, sm: 2.5 },
  listStyle: 'none',
  border: '1px solid var(--line)',
  borderRadius: '14px',
  '&:hover': { borderColor: 'var(--ink)' },
  '& .station': {
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
  '& .door': { color: 'inherit', textDecoration: 'none' },
  '& .door::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;
