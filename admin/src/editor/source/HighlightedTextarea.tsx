import { Box, type InputBaseComponentProps } from '@mui/material';
import { useMemo } from 'react';
import { highlightHtml, type TokenKind } from './highlight-html';

/** Beyond, colouring would make typing slow; the copy is then of one piece, and only gives the box its height. */
const longestColoured = 150_000;

/**
 * The browser's own text box with a coloured copy of its text behind it: the keyboard, spelling, undo, screen readers
 * and phones meet an ordinary box, as tall as its copy. To be given to a text field as its `inputComponent`.
 */
export function HighlightedTextarea({ ref, className, rows, ...props }: InputBaseComponentProps) {
  const html = String(props['value'] ?? '');
  const coloured = html.length <= longestColoured;
  return (
    <Box sx={{ ...box, '--rows': Number(rows) }}>
      <pre aria-hidden="true" className={coloured ? undefined : 'unseen'}>
        {coloured ? <ColouredHtml html={html} /> : html}
        {/* The box makes room for a last empty line; its copy needs a character to do so. */}
        {'\n'}
      </pre>
      <textarea
        {...props}
        ref={ref}
        className={coloured ? `${className ?? ''} coloured` : className}
        rows={rows}
        spellCheck
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
  overflow: 'hidden',
} as const;

const box = {
  display: 'grid',
  width: '100%',
  '& > *': { gridArea: '1 / 1' },
  '& textarea.MuiInputBase-input': { ...letters, position: 'relative', height: '100%', resize: 'none' },
  '& textarea.coloured.MuiInputBase-input': { color: 'transparent', caretColor: 'var(--ink)', background: 'none' },
  '& pre': { ...letters, minHeight: 'calc(var(--rows) * 1.6em + 17px)', color: 'var(--ink)' },
  '& pre.unseen': { visibility: 'hidden' },
  ...Object.fromEntries(Object.entries(colours).map(([kind, style]) => [`& pre .${kind}`, style])),
  // The system's own colours: one text, as they want it.
  '@media (forced-colors: active)': {
    '& pre': { visibility: 'hidden' },
    '& textarea.coloured.MuiInputBase-input': { color: 'FieldText' },
  },
} as const;
