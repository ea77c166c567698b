import { Box } from '@mui/material';
import type { InputBaseComponentProps } from '@mui/material';
import { useMemo, useRef } from 'react';
import { highlightHtml, type TokenKind } from './highlight-html';

/** Beyond, colouring would make typing slow; the text is then of one colour. */
const longestColoured = 150_000;

/**
 * The browser's own text box with a coloured copy of its text behind it: the keyboard, spelling, undo, screen readers
 * and phones meet an ordinary box. To be given to a text field as its `inputComponent`.
 */
export function HighlightedTextarea({ ref, className, onScroll, ...props }: InputBaseComponentProps) {
  const copy = useRef<HTMLPreElement>(null);
  const html = String(props['value'] ?? '');
  const coloured = html.length <= longestColoured;
  return (
    <Box sx={box}>
      {coloured && (
        <pre ref={copy} aria-hidden="true">
          <ColouredHtml html={html} />
        </pre>
      )}
      <textarea
        {...props}
        ref={ref}
        className={coloured ? `${className ?? ''} coloured` : className}
        spellCheck
        onScroll={(event) => {
          if (copy.current) copy.current.scrollTop = event.currentTarget.scrollTop;
          onScroll?.(event);
        }}
      />
    </Box>
  );
}

function ColouredHtml({ html }: { readonly html: string }) {
  const tokens = useMemo(() => highlightHtml(html), [html]);
  return (
    <>
      {tokens.map(({ kind, text }, index) =>
        kind === 'text' ? (
          text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of a text have no identity but their place
          <span key={index} className={kind}>
            {text}
          </span>
        ),
      )}
      {/* The box makes room for a last empty line; its copy needs a character to do so. */}
      {'\n'}
    </>
  );
}

const colours: Readonly<Record<Exclude<TokenKind, 'text'>, object>> = {
  tag: { color: 'var(--teal)' },
  attribute: { color: 'var(--muted)' },
  value: { color: 'var(--action)' },
  comment: { color: 'var(--muted)', fontStyle: 'italic' },
  entity: { color: 'var(--action)' },
};

/** Both texts must break their lines at the same places. */
const letters = {
  boxSizing: 'border-box',
  width: '100%',
  m: 0,
  p: '8.5px 14px',
  border: 0,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: { xs: '1rem', md: '0.875rem' },
  lineHeight: 1.6,
  letterSpacing: 0,
  tabSize: 2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  scrollbarGutter: 'stable',
} as const;

const box = {
  position: 'relative',
  width: '100%',
  '& textarea.MuiInputBase-input': {
    ...letters,
    display: 'block',
    position: 'relative',
    height: 'auto',
    resize: 'vertical',
  },
  '& textarea.coloured.MuiInputBase-input': { color: 'transparent', caretColor: 'var(--ink)', background: 'none' },
  '& pre': { ...letters, position: 'absolute', inset: 0, overflow: 'hidden', color: 'var(--ink)' },
  ...Object.fromEntries(Object.entries(colours).map(([kind, style]) => [`& pre .${kind}`, style])),
  // The system's own colours: one text, as they want it.
  '@media (forced-colors: active)': {
    '& pre': { display: 'none' },
    '& textarea.coloured.MuiInputBase-input': { color: 'FieldText' },
  },
} as const;
