/** A line of the menu: a link, or the head of a group. */
export const menuLine = {
  justifyContent: 'flex-start',
  gap: 1,
  px: 1,
  minHeight: 38,
  // On a low screen with a precise pointer, lower lines keep the whole menu visible.
  '@media (max-height: 960px) and (pointer: fine)': { minHeight: 32 },
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: 'text.primary',
  '& svg': { color: 'text.secondary' },
  '&:hover': { bgcolor: 'var(--line)' },
  '&[aria-current]': { bgcolor: 'var(--background)', boxShadow: 'inset 0 0 0 1px var(--line)', fontWeight: 650 },
  '&[aria-current] svg': { color: 'primary.main' },
} as const;
