import { Box } from '@mui/material';
import type { Shortcut } from './shortcuts';

/** The label of a key and, for an arrow, its name for screen readers and tooltips. */
const keys: Readonly<Record<string, readonly [label: string, name?: string]>> = {
  ArrowUp: ['↑', 'Flèche haut'],
  ArrowDown: ['↓', 'Flèche bas'],
  ArrowLeft: ['←', 'Flèche gauche'],
  ArrowRight: ['→', 'Flèche droite'],
  Home: ['Début'],
  End: ['Fin'],
  Escape: ['Échap'],
  Enter: ['Entrée'],
};

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function ShortcutKeys({ shortcut: { key, withCommand } }: { readonly shortcut: Shortcut }) {
  const [label, name] = keys[key] ?? [key.toUpperCase()];
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {withCommand && (
        <Box component="kbd" sx={cap}>
          {isMac ? '⌘' : 'Ctrl'}
        </Box>
      )}
      <Box component="kbd" title={name} sx={cap}>
        {label}
      </Box>
    </Box>
  );
}

const cap = {
  minWidth: '1.5em',
  px: 0.5,
  border: '1px solid var(--line)',
  borderRadius: '5px',
  bgcolor: 'var(--background)',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.6,
  textAlign: 'center',
} as const;
