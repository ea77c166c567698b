import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import { Box, Button, ButtonBase, Drawer, IconButton } from '@mui/material';
import { type ComponentType, createElement, type ReactNode, useId, useState } from 'react';
import { LinkBase, useGetResourceLabel, useLocation, useResourceDefinitions, useTheme } from 'react-admin';
import type { BackOfficeOptions } from '../../data/resource';
import { PaletteButton, PaletteIconButton } from '../palette/PaletteButton';
import { Wordmark } from '../../ui/sign-in/Wordmark';

/** A column on wide screens; on phones, a bar with a button that opens the same links in a drawer. */
export function Navigation() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Box component="header" sx={bar}>
        <IconButton edge="start" aria-label="Ouvrir le menu" aria-expanded={open} onClick={() => setOpen(true)}>
          <MenuIcon />
        </IconButton>
        <Wordmark />
        <PaletteIconButton />
      </Box>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Menu', sx: { ...column, width: '16rem' } } }}
      >
        <NavigationLinks onFollow={close} />
      </Drawer>
      <Box component="header" sx={{ ...column, ...stickyColumn }}>
        <NavigationLinks />
      </Box>
    </>
  );
}

const bar = {
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  gap: 1,
  px: 2,
  height: '3.5rem',
  borderBottom: '1px solid var(--line)',
  bgcolor: 'var(--sand)',
} as const;

const column = {
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  p: 2,
  bgcolor: 'var(--sand)',
} as const;

const stickyColumn = {
  display: { xs: 'none', md: 'flex' },
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  // Firefox draws the track of a scrollbar that takes room in the colour of the page.
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--line) transparent',
  borderRight: '1px solid var(--line)',
} as const;

/** A link for each resource that has a list and is not left out of the menu. */
function NavigationLinks({ onFollow }: { readonly onFollow?: () => void }) {
  const labelOf = useGetResourceLabel();
  const definitions = useResourceDefinitions<BackOfficeOptions>();
  const [, opened = ''] = useLocation().pathname.split('/');
  const current = definitions[opened]?.options?.tab?.entry ?? opened;
  const resources = Object.values(definitions).filter(({ hasList, options }) => hasList && options?.inMenu !== false);
  return (
    <>
      <Box sx={{ px: 1, pt: 0.5, pb: 2.5 }}>
        <Wordmark />
      </Box>
      <PaletteButton />
      <Box component="nav" aria-label="Administration" onClick={onFollow} sx={{ display: 'grid', gap: 0.5 }}>
        <NavigationLink to="/" current={current === ''} icon={<DashboardIcon fontSize="small" />}>
          Tableau de bord
        </NavigationLink>
        {resources.map(({ name, icon, options }) => (
          <NavigationLink
            key={name}
            to={`/${name}`}
            current={current === name}
            icon={icon && createElement(icon, { fontSize: 'small' })}
            count={options?.menuCount}
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
  readonly current: boolean;
  readonly icon?: ReactNode;
  /** A count beside the name; its element with this id describes the link. */
  readonly count?: ComponentType<{ readonly id: string }> | undefined;
  readonly children: ReactNode;
}

/** A link of the navigation, marked while it is current. */
function NavigationLink({ to, current, icon, count, children }: NavigationLinkProps) {
  const countId = useId();
  return (
    <ButtonBase
      component={LinkBase}
      to={to}
      aria-current={current ? 'page' : undefined}
      aria-describedby={count && countId}
      sx={line}
    >
      {icon}
      {children}
      {count && createElement(count, { id: countId })}
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
  '&[aria-current]': { bgcolor: 'var(--background)', boxShadow: 'inset 0 0 0 1px var(--line)', fontWeight: 650 },
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
