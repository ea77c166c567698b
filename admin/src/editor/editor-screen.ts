/** Styles around an `EditorHeader` and the content below it. Sticky elements and focused fields need the height of the header. */
export const editorScreen = {
  containerType: 'inline-size',
  '& > *': { '--header-height': '4.75rem', '@container (min-width: 44rem)': { '--header-height': '3.75rem' } },
  '& > :not(header) :is(input, textarea, select, button, a)': {
    scrollMarginTop: 'calc(var(--header-height) + 4rem)',
  },
} as const;

/** The live preview, beside the fields or instead of them. */
export const editorPreview = {
  position: { lg: 'sticky' },
  top: 'calc(var(--header-height) + 0.75rem)',
  height: { xs: 'calc(100dvh - 8rem)', lg: 'calc(100dvh - var(--header-height) - 1.5rem)' },
} as const;
