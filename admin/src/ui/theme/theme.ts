import { dark, light } from '@agency-site/brand/colours';
import type { RaThemeOptions } from 'react-admin';
import { componentDefaults } from './component-defaults';
import { formDefaults } from './form-defaults';
import { listDefaults } from './list-defaults';

const systemSans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const heading = {
  fontFamily: `'Bricolage Grotesque Variable', ${systemSans}`,
  fontWeight: 650,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
};

/** Turns transitions off when the system asks for reduced motion. */
const withoutMotion: NonNullable<RaThemeOptions['transitions']> = {
  create: () => 'none',
  duration: { shortest: 0, shorter: 0, short: 0, standard: 0, complex: 0, enteringScreen: 0, leavingScreen: 0 },
};
const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;

const themeOf = (mode: 'light' | 'dark', colours: typeof light): RaThemeOptions => ({
  palette: {
    mode,
    primary: { main: colours.action, dark: colours.actionHover, contrastText: colours.onAction },
    secondary: { main: colours.teal, contrastText: colours.onTeal },
    success: { main: colours.teal, contrastText: colours.onTeal },
    error: { main: colours.danger },
    text: { primary: colours.ink, secondary: colours.muted },
    divider: colours.line,
    background: { default: colours.background, paper: colours.background },
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: systemSans,
    body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
    h1: { ...heading, fontSize: '1.625rem' },
    h2: { ...heading, fontSize: '1.125rem' },
    h6: { ...heading, fontSize: '1.125rem' },
    h3: { ...heading, fontSize: '1rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: { ...componentDefaults, ...listDefaults, ...formDefaults },
  ...(prefersReducedMotion && { transitions: withoutMotion }),
});

export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);
