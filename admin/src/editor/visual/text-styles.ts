/** The styles that ProseMirror requires of the element in which one writes. */
export const writingStyles = {
  position: 'relative',
  py: 2,
  outline: 'none',
  whiteSpace: 'break-spaces',
  overflowWrap: 'break-word',
  fontVariantLigatures: 'none',
} as const;

const rule = '1px solid var(--line)';

/** The styles of a text, close to those of the site. */
export const textStyles = {
  // The line length of the site.
  width: '100%',
  maxWidth: '42rem',
  mx: 'auto',
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  '& h1, & h2, & h3': { fontFamily: 'h1.fontFamily', lineHeight: 1.25 },
  // The placeholder.
  '& .ProseMirror:has(> p:only-child > br:only-child)::before': {
    content: '"Écrivez ici, ou tapez / pour un titre, une image, un tableau…"',
    position: 'absolute',
    color: 'var(--muted)',
    pointerEvents: 'none',
    lineHeight: 'inherit',
    mt: 1,
  },
  '& h1, & h2': { fontSize: '1.375rem', mt: 3, mb: 1 },
  '& h3': { fontSize: '1.125rem', mt: 2.5, mb: 1 },
  '& h4, & h5, & h6': { fontSize: '1rem', mt: 2, mb: 1 },
  '& p': { my: 1 },
  '& li > p': { my: 0 },
  '& a': { color: 'var(--action)', textDecoration: 'underline' },
  '& blockquote': { mx: 0, my: 2, pl: 2, borderLeft: '3px solid var(--action)' },
  '& code, & kbd': { px: 0.5, bgcolor: 'var(--sand)', borderRadius: '4px', fontSize: '0.875em' },
  '& pre': { p: 1.5, my: 2, bgcolor: 'var(--sand)', borderRadius: '8px', whiteSpace: 'pre-wrap', fontSize: '0.875rem' },
  '& figure': { mx: 0, my: 2, p: 1.5, border: rule, borderRadius: '10px' },
  '& figcaption': { color: 'var(--muted)', fontSize: '0.875rem' },
  // Videos, buttons and callouts.
  '& figure[data-video]::before': {
    content: '"▶ " attr(data-words)',
    display: 'grid',
    placeContent: 'center',
    mb: 1,
    minHeight: '7rem',
    borderRadius: '8px',
    bgcolor: 'var(--sand)',
    fontWeight: 600,
  },
  '& figure[data-video] > figcaption:has(> br:only-child)::before': {
    content: '"Titre de la vidéo"',
    float: 'left',
    height: 0,
    opacity: 0.8,
    pointerEvents: 'none',
  },
  '& a.button': {
    display: 'inline-block',
    px: 2,
    py: 1,
    borderRadius: '10px',
    bgcolor: 'var(--action)',
    color: 'var(--on-action)',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& aside': {
    my: 2,
    px: 2,
    py: 0.5,
    border: '1px solid var(--teal)',
    borderLeftWidth: 4,
    borderRadius: '10px',
    bgcolor: 'var(--teal-soft)',
  },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& table': {
    // A table wider than a phone scrolls.
    display: { xs: 'block', md: 'table' },
    overflowX: 'auto',
    width: '100%',
    my: 2,
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
  },
  '& table[data-caption]::before': {
    content: 'attr(data-caption)',
    display: 'table-caption',
    captionSide: 'top',
    color: 'var(--muted)',
    fontSize: '0.875rem',
  },
  '& td, & th': { position: 'relative', border: rule, px: 1, py: 0.5, textAlign: 'left', verticalAlign: 'top' },
  '& th': { bgcolor: 'var(--sand)' },
  '& td > p, & th > p': { my: 0 },
  '& .selectedCell': { bgcolor: 'var(--action-soft)' },
  '& .ProseMirror-selectednode': { outline: '2px solid var(--action)', outlineOffset: 2 },
  '& .ProseMirror-gapcursor': { position: 'absolute', display: 'none', width: 20, borderTop: '2px solid var(--ink)' },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
} as const;
