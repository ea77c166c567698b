const hidden = { display: 'none !important' };

/** Prints the content of a screen in black. Controls are not printed, except selects and inputs, as plain words. */
export const printed = {
  '@page': { margin: '16mm 18mm' },
  '@media print': {
    ':root': { colorScheme: 'light !important', background: '#fff !important', fontSize: '10.5pt' },
    body: { backgroundColor: '#fff !important' },
    // Hides the frame around the screen: the navigation, and the links that skip it.
    ':has(> #screen)': { display: 'block !important', minHeight: '0 !important' },
    ':has(> #screen) > :not(#screen)': hidden,
    '#screen': { padding: '0 !important', maxWidth: 'none !important' },
    '#screen *': { color: '#000 !important', backgroundColor: 'transparent !important', position: 'static !important' },
    [[
      'button',
      '.MuiButton-root',
      '.MuiIconButton-root',
      '.MuiCheckbox-root',
      '.MuiFormControlLabel-root',
      '.MuiSvgIcon-root',
      '.MuiOutlinedInput-notchedOutline',
      '.MuiSnackbar-root',
      '.on-screen',
      '#screen nav',
      '#screen [role="search"]',
    ].join(', ')]: hidden,
    'select, .MuiInputBase-root': { appearance: 'none', padding: '0 !important' },
    '.MuiInputLabel-root': { transform: 'none !important' },
    'h1, h2, h3, h4': {
      breakAfter: 'avoid',
      breakInside: 'avoid',
      // For Firefox, which ignores `break-after: avoid`: this makes the unbreakable box of a title overlap the next lines, which keeps
      // them together.
      '&::after': { content: '""', display: 'block', height: '4em', marginBottom: '-4em' },
    },
    'li, tr, .MuiCard-root': { breakInside: 'avoid' },
    p: { orphans: 3, widows: 3 },
  },
  '@media not print': { '.on-paper': hidden },
} as const;
