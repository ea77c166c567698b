/** Videos, buttons and callouts in the visual editor, close to the styles of the site. */
export const insertedStyles = {
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
} as const;
