const hidden = { display: 'none !important' };

/** Prints the content of a screen in black. Controls are not printed, except selects and inputs, as plain words. */
export const printed = {
  '@page': { margin: '16mm 18mm' },
  '@media print': {
    ':root': {
      colorScheme: 'light !important',
      background: '#fff !important',
      fontSize: '10.5pt',
      // The colours of charts and lines.
      '--ink': '#000 !important',
      '--muted': '#444 !important',
      '--line': '#999 !important',
    },
    body: { backgroundColor: '#fff !important' },
    // Hides the frame around the screen: the navigation, and the links that skip it.
    ':has(> #screen)': { display: 'block !important', minHeight: '0 !important' },
    ':has(> #screen) > :not(#screen)': hidden,
    '#screen': { padding: '0 !important', maxWidth: 'none !important' },
    '#screen *': { color: '#000 !important', background: 'none !important' },
    '#screen :not(.recharts-wrapper, .recharts-wrapper *)': { position: 'static !important' },
    [[
      // The headings of sorted columns are buttons.
      'button:not(th > *)',
      '.MuiButton-root',
      '.MuiIconButton-root',
      '.MuiCheckbox-root',
      '.MuiFormControlLabel-root',
      '.MuiSvgIcon-root',
      '.MuiOutlinedInput-notchedOutline',
      '.MuiSnackbar-root',
      '.on-screen',
      '#screen nav',
      '#screen :is([role="search"], :has(> [role="toolbar"]), details:not([open]))',
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
    'li, tr, .MuiCard-root:not(:has(li, tr:not(details *)))': { breakInside: 'avoid' },
    // The column of an icon that is not printed.
    'li:has(> .MuiSvgIcon-root)': { display: 'block !important' },
    // A table or a chart that is wider than the paper would be cut.
    '.RaDataTable-tableWrapper': { overflow: 'visible !important' },
    '.RaDataTable-tableWrapper .MuiTableCell-root': {
      padding: '3px 5px !important',
      minWidth: '0 !important',
      fontSize: '8.5pt !important',
      whiteSpace: 'normal !important',
    },
    '.recharts-responsive-container > div': { width: '100% !important', height: '100% !important' },
    '.recharts-wrapper, .recharts-wrapper > *': { maxWidth: '100% !important' },
    p: { orphans: 3, widows: 3 },
  },
  '@media not print': { '.on-paper': hidden },
} as const;
