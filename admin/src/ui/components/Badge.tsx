import { Box } from '@mui/material';

export type Tone = 'action' | 'teal' | 'solid' | 'kraft' | 'quiet';

/** Text and background of each tone, with a contrast of at least 4.5:1 in both themes. */
const tones = {
  action: { color: 'var(--action)', bgcolor: 'var(--action-soft)' },
  teal: { color: 'var(--teal)', bgcolor: 'var(--teal-soft)' },
  solid: { color: 'var(--on-teal)', bgcolor: 'var(--teal)' },
  kraft: { color: 'var(--ink)', bgcolor: 'var(--kraft)' },
  quiet: { color: 'var(--muted)', bgcolor: 'var(--sand)', boxShadow: 'inset 0 0 0 1px var(--line)' },
} as const satisfies Record<Tone, object>;

export function Badge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <Box component="span" sx={{ ...pill, ...tones[tone] }}>
      {children}
    </Box>
  );
}

const pill = {
  flexShrink: 0,
  px: 1,
  py: '2px',
  borderRadius: 99,
  fontSize: '0.75rem',
  fontWeight: 650,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
} as const;
