import { Box } from '@mui/material';
import type { Shortcut } from './shortcuts';

const keyLabels: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Home: 'Début',
  End: 'Fin',
  Escape: 'Échap',
};

/** Names of the arrows, for screen readers and tooltips. */
const arrowNames: Readonly<Record<string, string>> = {
  ArrowUp: 'Flèche haut',
  ArrowDown: 'Flèche bas',
  ArrowLeft: 'Flèche gauche',
  ArrowRight: 'Flèche droite',
};

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function ShortcutKeys({ shortcut: { key, withCommand } }: { readonly shortcut: Shortcut }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {withCommand && <Key>{isMac ? '⌘' : 'Ctrl'}</Key>}
      <Key {...(arrowNames[key] && { title: arrowNames[key] })}>{keyLabels[key] ?? key.toUpperCase()}</Key>
    </Box>
  );
}

function Key({ children, title }: { readonly children: string; readonly title?: string }) {
  return (
    <Box component="kbd" {...(title && { title })} sx={cap}>
      {children}
    </Box>
  );
}

const cap = {
  minWidth: '1.5em',
  px: 0.5,
  border: '1px solid var(--line)',
  borderRadius: '5px',
  bgcolor: 'var(--paper)',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.6,
  textAlign: 'center',
} as const;
