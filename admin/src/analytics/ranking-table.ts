/** Tables whose rows are bars: their background is as wide as their share. */
export const rankingTable = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 3px',
  fontSize: '0.9375rem',
  tableLayout: 'fixed',
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400, textAlign: 'left' },
  '& thead th + th, & td': { width: { xs: '4.25rem', sm: '5rem' }, textAlign: 'right' },
  '& tbody tr': { background: 'linear-gradient(var(--teal-soft), var(--teal-soft)) no-repeat' },
  '& tbody th': { fontWeight: 400, textAlign: 'left', overflowWrap: 'anywhere' },
  '& th, & td': { p: 0.75 },
  // A third figure, where there is room: not on telephones, nor where two panels stand beside each other on a small screen.
  '& th:nth-of-type(4), & td:nth-of-type(3)': {
    display: { xs: 'none', sm: 'table-cell', lg: 'none' },
    width: '6.25rem',
    whiteSpace: 'nowrap',
    '@media (min-width: 85rem)': { display: 'table-cell' },
  },
  '& button': {
    p: 0,
    minHeight: 24,
    color: 'inherit',
    font: 'inherit',
    background: 'none',
    border: 0,
    cursor: 'pointer',
  },
  '& button:hover': { textDecoration: 'underline' },
  '& [aria-sort="descending"] button': { color: 'text.primary', borderBottom: '2px solid' },
  '& a': { display: 'inline-block', minHeight: 24, color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
} as const;
