import type { RaThemeOptions } from 'react-admin';
import { printed } from './print';

const focusRing = { outline: '2px solid var(--action)', outlineOffset: 2 };

const pressed = { '&[aria-pressed="true"]': { backgroundColor: 'var(--action-soft)', color: 'var(--action)' } };

/** Default props and styles of Material UI's components: thin borders instead of shadows, dense, and flat in the dark theme too. */
export const componentDefaults: NonNullable<RaThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', backgroundColor: 'var(--background)' },
      'a:focus-visible, [tabindex="-1"]:focus-visible': focusRing,
      // Outlines the target of a dragged file (`usePictureTarget`).
      '[data-dragged-over]': { outline: '2px dashed var(--action)', outlineOffset: 4, borderRadius: 10 },
      ...printed,
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': focusRing } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 10, minHeight: 36, whiteSpace: 'nowrap', ...pressed },
      outlined: { borderColor: 'var(--line)', color: 'var(--ink)', '&:hover': { borderColor: 'var(--ink)' } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 8, color: 'var(--muted)', '&:hover': { color: 'var(--ink)' }, ...pressed },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', border: '1px solid var(--line)' } },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 14 }, paperFullScreen: { borderRadius: 0, border: 0 } } },
  MuiDrawer: { styleOverrides: { paper: { border: 0, borderRight: '1px solid var(--line)', borderRadius: 0 } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small', margin: 'none', fullWidth: true } },
  // Labels are always above the field, so that they do not move when people type.
  MuiInputLabel: { defaultProps: { shrink: true } },
  // 16 px on phones, because iOS zooms into smaller fields.
  MuiInputBase: {
    styleOverrides: { root: { fontSize: '1rem', '@media (min-width: 900px)': { fontSize: '0.9375rem' } } },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: true },
    styleOverrides: {
      // The border has a contrast of at least 3:1 with the background in both themes, as WCAG asks.
      notchedOutline: { borderColor: 'color-mix(in srgb, var(--muted) 70%, var(--background))' },
      root: {
        '&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--muted)' },
      },
    },
  },
  // Replaced by a shadow: Material UI measures the line below the chosen tab once, wrongly if the tabs are hidden at first.
  MuiTabs: { styleOverrides: { root: { borderBottom: '1px solid var(--line)' }, indicator: { display: 'none' } } },
  MuiTab: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontSize: '0.9375rem',
        '&.Mui-selected': { boxShadow: 'inset 0 -2px var(--action)' },
        // The outline is inside, because the tabs cut off anything around them.
        '&:focus-visible': { outlineOffset: -2 },
      },
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: { backgroundColor: 'var(--line)', '@media (prefers-reduced-motion: reduce)': { animation: 'none' } },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: { root: { backgroundColor: 'var(--ink)', color: 'var(--background)', borderRadius: 10 } },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 }, styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
};
