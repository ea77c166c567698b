import { Box } from '@mui/material';
import { NavigationCard } from './NavigationCard';

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
