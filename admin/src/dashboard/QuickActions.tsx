import { Box, Button, Typography } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';

/** The row of shortcuts under the cards. */
export function QuickActions() {
  const createPath = useCreatePath();
  return (
    <Box component="section" aria-labelledby="quick-actions" sx={{ mt: 3, mb: 3 }}>
      <Typography variant="h2" id="quick-actions" sx={{ mb: 1.5 }}>
        Actions rapides
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={LinkBase} to={createPath({ resource: 'blog_posts', type: 'create' })} variant="contained">
          Nouvel Article
        </Button>
        <Button component={LinkBase} to={createPath({ resource: 'contacts', type: 'list' })} variant="outlined">
          Voir Contacts
        </Button>
        <Button component={LinkBase} to={createPath({ resource: 'pages', type: 'list' })} variant="outlined">
          Modifier Pages
        </Button>
        <Button component={LinkBase} to={createPath({ resource: 'analytics', type: 'list' })} variant="outlined">
          Voir Analytics
        </Button>
        <Button component={LinkBase} to={createPath({ resource: 'site_settings', type: 'list' })} variant="outlined">
          Paramètres
        </Button>
      </Box>
    </Box>
  );
}
