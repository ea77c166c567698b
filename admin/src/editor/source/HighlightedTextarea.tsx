import { Box, type InputBaseComponentProps } from '@mui/material';
import { useMemo } from 'react';
import { highlightHtml, type TokenKind } from './highlight-html';

/** For longer texts, colours would slow down the typing; the copy is then hidden, and only sets the height. */
const maxColouredLength = 150_000;

/**
 * A native textarea, so that keyboard, spelling, undo and screen readers work, over a coloured copy of its text, which sets the height.
 * Serves as the `inputComponent` of a text field.
 */
export function HighlightedTextarea({ ref, className, rows, ...props }: InputBaseComponentProps) {
  const html = String(props['value'] ?? '');
  const coloured = html.length <= maxColouredLength;
  const tokens = useMemo(() => (coloured ? highlightHtml(html) : [{ kind: 'text', text: html }]), [html, coloured]);
  return (
    <Box sx={{ ...box, '--rows': Number(rows) }}>
      <pre aria-hidden="true" className={coloured ? undefined : 'unseen'}>
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
        {/* A textarea shows a last empty line, a <pre> only with one more line feed. */}
        {'\n'}
      </pre>
      <textarea {...props} ref={ref} className={`${className} ${coloured ? 'coloured' : ''}`} rows={rows} spellCheck />
    </Box>
  );
}

const colours: Readonly<Record<Exclude<TokenKind, 'text'>, object>> = {
  tag: { color: 'var(--teal)' },
  attribute: { color: 'var(--muted)' },
  value: { color: 'var(--action)' },
  comment: { color: 'var(--muted)', fontStyle: 'italic' },
  entity: { color: 'var(--action)' },
};

/** The styles of both the textarea and its copy, so that their lines wrap at the same places. */
const textLayout = {
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
  '& textarea.MuiInputBase-input': { ...textLayout, position: 'relative', height: '100%', resize: 'none' },
  '& textarea.coloured.MuiInputBase-input': { color: 'transparent', caretColor: 'var(--ink)', background: 'none' },
  '& pre': { ...textLayout, minHeight: 'calc(var(--rows) * 1.6em + 17px)', color: 'var(--ink)' },
  '& pre.unseen': { visibility: 'hidden' },
  ...Object.fromEntries(Object.entries(colours).map(([kind, style]) => [`& pre .${kind}`, style])),
  // With forced colours, only the textarea is visible.
  '@media (forced-colors: active)': {
    '& pre': { visibility: 'hidden' },
    '& textarea.coloured.MuiInputBase-input': { color: 'FieldText' },
  },
} as const;
