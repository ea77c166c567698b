import { hiddenOnPhone } from '../../ui/theme/styles';

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

/** Hides one of both columns where only one has room: on phones and on paper. */
export const hiddenInOneColumn = { ...hiddenOnPhone, '@media print': { display: 'none' } } as const;

/** WebKit prints the columns of a wide window, and Firefox moves a part of a grid that is longer than a page to the next page. */
export const blockOnPaper = { '@media print': { display: 'block' } } as const;
