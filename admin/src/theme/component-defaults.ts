import type { RaThemeOptions } from 'react-admin';

const focusRing = { outline: '2px solid var(--action)', outlineOffset: 2 };

/** One of several choices that is taken, or something that is shown. */
const pressed = { '&[aria-pressed="true"]': { backgroundColor: 'var(--action-soft)', color: 'var(--action)' } };

/** How Material's components look here: thin ink borders instead of shadows, dense, flat in the dark too. */
export const componentDefaults: NonNullable<RaThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', backgroundColor: 'var(--paper)' },
      'a:focus-visible, [tabindex="-1"]:focus-visible': focusRing,
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': focusRing } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 10,
        minHeight: 36,
        whiteSpace: 'nowrap',
        ...pressed,
      },
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
  // Labels always above: an empty form reads like a filled one, and nothing moves while typing.
  MuiInputLabel: { defaultProps: { shrink: true } },
  // 16 px on phones, or iOS zooms into the field.
  MuiInputBase: {
    styleOverrides: { root: { fontSize: '1rem', '@media (min-width: 900px)': { fontSize: '0.9375rem' } } },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: true },
    styleOverrides: {
      // 3:1 against the ground in both themes, as the edge of a field must be.
      notchedOutline: { borderColor: 'color-mix(in srgb, var(--muted) 70%, var(--paper))' },
      root: {
        '&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--muted)' },
      },
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: { backgroundColor: 'var(--line)', '@media (prefers-reduced-motion: reduce)': { animation: 'none' } },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: { root: { backgroundColor: 'var(--ink)', color: 'var(--paper)', borderRadius: 10 } },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 }, styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
};
