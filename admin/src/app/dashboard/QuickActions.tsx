import { Box, Button, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';

const actions = [
  ['Nouvel Article', '/blog_posts/create', 'contained'],
  ['Voir Contacts', '/contacts', 'outlined'],
  ['Modifier Pages', '/pages', 'outlined'],
  ['Voir Analytics', '/analytics', 'outlined'],
  ['Paramètres', '/site_settings', 'outlined'],
] as const;

export function QuickActions() {
  return (
    <Box component="section" aria-labelledby="quick-actions" sx={{ mt: 3, mb: 3 }}>
      <Typography variant="h2" id="quick-actions" sx={{ mb: 1.5 }}>
        Actions rapides
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions.map(([label, to, variant]) => (
          <Button key={label} component={LinkBase} to={to} variant={variant}>
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
