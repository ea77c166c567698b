/** The column of the open request stays in sight beside a long list; a long request scrolls on its own. */
export const detailColumn = {
  position: { md: 'sticky' },
  top: 24,
  minWidth: 0,
  maxHeight: { md: 'calc(100dvh - 48px)' },
  overflowY: { md: 'auto' },
  // Scrolls a focused element clear of the sticky head.
  scrollPaddingTop: '6rem',
  '@media print': { maxHeight: 'none', overflow: 'visible' },
} as const;

/** The list or the board: on a phone, the open request is the whole screen. */
export const onlyWide = { display: { xs: 'none', md: 'block' } } as const;
