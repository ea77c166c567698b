import { Box, Button, Typography } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';

const actions = [
  ['Nouvel Article', 'blog_posts', 'create'],
  ['Voir Contacts', 'contacts', 'list'],
  ['Modifier Pages', 'pages', 'list'],
  ['Voir Analytics', 'analytics', 'list'],
  ['Paramètres', 'site_settings', 'list'],
] as const;

export function QuickActions() {
  const createPath = useCreatePath();
  return (
    <Box component="section" aria-labelledby="quick-actions" sx={{ mt: 3, mb: 3 }}>
      <Typography variant="h2" id="quick-actions" sx={{ mb: 1.5 }}>
        Actions rapides
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions.map(([label, resource, type]) => (
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
