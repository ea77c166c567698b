export const plainList = { m: 0, p: 0, listStyle: 'none' } as const;

export const frame = { border: '1px solid var(--line)', borderRadius: '14px' } as const;

/** The border of a part of a form or panel. */
export const outlined = { border: '1px solid var(--line)', borderRadius: 1 } as const;

export const smallText = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

/** A picture cropped as on the site. */
export const picture16by9 = { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 1 } as const;

/** Puts several elements on a line, or on more lines when there is no room. */
export const wrappingRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** Hides one of two columns on a phone, where the other is the whole screen. */
export const hiddenOnPhone = { display: { xs: 'none', md: 'block' } } as const;

/** Truncates a text with an ellipsis after a number of lines. */
export const clampLines = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;

/** The bar with the actions on selected rows; it stays in sight while the list scrolls. */
export const selectionBar = {
  ...wrappingRow,
  rowGap: 0,
  position: 'sticky',
  top: 0,
  zIndex: 3,
  bgcolor: 'var(--background)',
  borderRadius: '14px 14px 0 0',
} as const;

/** A list item that its link covers completely. The item of the current page is marked. */
export const linkedItem = {
  position: 'relative',
  listStyle: 'none',
  '& + &': { borderTop: '1px solid var(--line)' },
  '&:hover': { bgcolor: 'var(--sand)' },
  '&:has([aria-current])': { bgcolor: 'var(--sand)', boxShadow: 'inset 3px 0 0 var(--action)' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '&:has(a:focus-visible)': { outline: '2px solid var(--action)', outlineOffset: -2 },
} as const;

/** Links in a list, with the following text beside them. */
export const linksWithNotes = {
  ...plainList,
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& a': { color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere', textDecoration: 'none' },
  '& a:hover': { color: 'primary.main', textDecoration: 'underline' },
  '& span': { flexShrink: 0, color: 'text.secondary' },
} as const;

/** Styles that hide an element on the screen but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
