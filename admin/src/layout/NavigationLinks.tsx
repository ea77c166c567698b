import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box } from '@mui/material';
import { createElement } from 'react';
import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { NewContacts } from '../contacts/NewContacts';
import { PaletteButton } from '../palette/PaletteButton';
import { Wordmark } from '../shell/Wordmark';
import { NavigationLink } from './NavigationLink';
import { ThemeToggle } from './ThemeToggle';

/** One link per resource that has a list, in the order of App.tsx, but for those that another screen leads to. */
export function NavigationLinks({ onFollow }: { readonly onFollow?: () => void }) {
  const labelOf = useGetResourceLabel();
  const resources = Object.values(useResourceDefinitions()).filter(
    ({ hasList, options }) => hasList && options?.['inMenu'] !== false,
  );
  return (
    <>
      <Box sx={{ px: 1, pt: 0.5, pb: 2.5 }}>
        <Wordmark />
      </Box>
      <PaletteButton />
      <Box component="nav" aria-label="Administration" onClick={onFollow} sx={{ display: 'grid', gap: 0.5 }}>
        <NavigationLink to="/" exact icon={<DashboardIcon fontSize="small" />}>
          Tableau de bord
        </NavigationLink>
        {resources.map(({ name, icon }) => (
          <NavigationLink
            key={name}
            to={`/${name}`}
            icon={icon && createElement(icon, { fontSize: 'small' })}
            note={name === 'contacts' ? NewContacts : undefined}
          >
            {labelOf(name, 2)}
          </NavigationLink>
        ))}
      </Box>
      <Box sx={{ mt: 'auto', pt: 3 }}>
        <ThemeToggle />
      </Box>
    </>
  );
}
