import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box, Button } from '@mui/material';
import { type ComponentType, createElement } from 'react';
import { useGetResourceLabel, useResourceDefinitions, useTheme } from 'react-admin';
import { PendingComments } from '../comments/PendingComments';
import { NewContacts } from '../contacts/NewContacts';
import { PaletteButton } from '../palette/PaletteButton';
import { Wordmark } from '../shell/Wordmark';
import { NavigationLink } from './NavigationLink';

/** What waits for an administrator, by resource. */
const notes: Readonly<Record<string, ComponentType<{ readonly id: string }>>> = {
  contacts: NewContacts,
  comments: PendingComments,
};

/** A link for each resource that has a list and is not left out of the menu. */
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
            note={notes[name]}
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

/** Switches between the light and the dark theme; the choice is remembered in this browser. */
function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  return (
    <Button
      size="small"
      startIcon={dark ? <LightModeIcon /> : <DarkModeIcon />}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
      sx={{ color: 'text.secondary' }}
    >
      {dark ? 'Thème clair' : 'Thème sombre'}
    </Button>
  );
}
