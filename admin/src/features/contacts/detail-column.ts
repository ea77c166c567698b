/** The column of the open request stays visible beside a long list, and scrolls on its own if the request is long. */
export const detailColumn = {
  position: { md: 'sticky' },
  top: 24,
  minWidth: 0,
  maxHeight: { md: 'calc(100dvh - 48px)' },
  overflowY: { md: 'auto' },
  // Keeps a focused element from being scrolled below the sticky head.
  scrollPaddingTop: '6rem',
  '@media print': { maxHeight: 'none', overflow: 'visible' },
} as const;
