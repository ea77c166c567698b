import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box, Button, ButtonBase } from '@mui/material';
import { type ComponentType, createElement, type ReactNode, useId } from 'react';
import { LinkBase, useGetResourceLabel, useMatch, useResourceDefinitions, useTheme } from 'react-admin';
import { PendingComments } from '../../features/comments/PendingComments';
import { NewContacts } from '../../features/contacts/NewContacts';
import { PaletteButton } from '../palette/PaletteButton';
import { Wordmark } from '../../ui/sign-in/Wordmark';

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

interface NavigationLinkProps {
  readonly to: string;
  /** Current on this path only, not on longer ones. */
  readonly exact?: boolean;
  readonly icon?: ReactNode;
  /** A count beside the name; its element with this id describes the link. */
  readonly note?: ComponentType<{ readonly id: string }> | undefined;
  readonly children: ReactNode;
}

/** A link of the navigation, marked while it is current. */
function NavigationLink({ to, exact = false, icon, note, children }: NavigationLinkProps) {
  const current = useMatch({ path: to, end: exact }) !== null;
  const noteId = useId();
  return (
    <ButtonBase
      component={LinkBase}
      to={to}
      aria-current={current ? 'page' : undefined}
      aria-describedby={note && noteId}
      sx={line}
    >
      {icon}
      {children}
      {note && createElement(note, { id: noteId })}
    </ButtonBase>
  );
}

const line = {
  justifyContent: 'flex-start',
  gap: 1,
  px: 1,
  minHeight: 38,
  // The whole menu in sight, where a pointer needs no more room.
  '@media (max-height: 960px) and (pointer: fine)': { minHeight: 32 },
  borderRadius: 1,
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: 'text.primary',
  '& svg': { color: 'text.secondary' },
  '&:hover': { bgcolor: 'var(--line)' },
  '&[aria-current]': { bgcolor: 'var(--paper)', boxShadow: 'inset 0 0 0 1px var(--line)', fontWeight: 650 },
  '&[aria-current] svg': { color: 'primary.main' },
} as const;

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
