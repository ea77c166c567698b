import InsertLink from '@mui/icons-material/InsertLink';
import { Box } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { NativeSelect } from '../../ui/components/NativeSelect';
import { shortcuts } from '../../ui/shortcuts/shortcuts';
import { insertables, type Insertion } from '../insert/insertables';
import { canRun, run, textCommands } from './commands';
import { TableMenu } from './TableMenu';
import { ToolbarButton } from './ToolbarButton';

interface ToolbarProps {
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onInsert: (kind: Insertion['kind']) => void;
}

/** The toolbar of the text. It is one tab stop; arrow keys move between its buttons. */
export function Toolbar({ editor, onLink, onInsert }: ToolbarProps) {
  const arrowKeys = useArrowKeys();
  const inTable = editor.isActive('table');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1 }}>
      <StyleSelect editor={editor} />
      <Box role="toolbar" aria-label="Mise en forme" {...arrowKeys} sx={buttons}>
        <ToolbarButton label="Lien (Ctrl+K)" icon={InsertLink} aria-pressed={editor.isActive('a')} onPress={onLink} />
        {textCommands.map(({ label, keys, icon, activeFor, inserts, change }) =>
          inserts && inTable ? (
            <TableMenu key={label} editor={editor} />
          ) : (
            <ToolbarButton
              key={label}
              label={keys ? `${label} (${keys})` : label}
              icon={icon}
              aria-pressed={activeFor === undefined ? undefined : editor.isActive(activeFor)}
              isDisabled={!canRun(editor, change)}
              onPress={() => run(editor, change)}
            />
          ),
        )}
        {insertables.map(({ kind, label, icon }) => (
          <ToolbarButton
            key={kind}
            label={label}
            icon={icon}
            aria-pressed={kind === 'picture' ? undefined : editor.isActive(kind)}
            onPress={() => onInsert(kind)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** On a phone the buttons stay on one line, which scrolls. */
const buttons = { display: 'flex', flexWrap: { md: 'wrap' }, '& > *': { flexShrink: 0 } } as const;

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  [shortcuts.nextButton.key]: (index, count) => (index + 1) % count,
  [shortcuts.previousButton.key]: (index, count) => (index - 1 + count) % count,
  [shortcuts.firstButton.key]: () => 0,
  [shortcuts.lastButton.key]: (_index, count) => count - 1,
};

/** The keys of a toolbar, as props of its element: Tab enters and leaves it, arrow keys move between its buttons. */
function useArrowKeys() {
  const ref = useRef<HTMLDivElement>(null);
  const focusable = () => [...(ref.current?.querySelectorAll('button') ?? [])];
  // Runs after each render, because the button with the tab stop may have been removed.
  useEffect(() => {
    const all = focusable();
    if (all[0] && !all.some((button) => button.tabIndex === 0)) all[0].tabIndex = 0;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const all = focusable();
    const index = all.findIndex((button) => button === event.target);
    const step = steps[event.key];
    if (!step || index < 0) return;
    event.preventDefault();
    const next = all[step(index, all.length)];
    all.forEach((button) => (button.tabIndex = button === next ? 0 : -1));
    next?.focus();
  };
  return { ref, onKeyDown };
}

const styles = [
  ['paragraph', 'Paragraphe'],
  ...[2, 3, 4].map((level) => [String(level), `Titre ${level}`] as const),
] as const;

/** Chooses a paragraph or a level of heading. A level of the text that is not offered becomes a further option. */
function StyleSelect({ editor }: { readonly editor: Editor }) {
  const level = editor.isActive('heading') ? String(editor.getAttributes('heading')['level']) : 'paragraph';
  const options = styles.some(([value]) => value === level) ? styles : [...styles, [level, `Titre ${level}`] as const];
  const choose = (chosen: string) =>
    run(editor, (chain) =>
      chosen === 'paragraph' ? chain.setParagraph() : chain.setNode('heading', { level: Number(chosen) }),
    );
  return (
    <NativeSelect label="Style" value={level} options={options} onChange={choose} fullWidth={false} sx={styleSelect} />
  );
}

/** The label is visually hidden. */
const styleSelect = {
  my: 0.5,
  flexShrink: 0,
  width: '8.5rem',
  '& .MuiInputLabel-root': { clipPath: 'inset(50%)' },
  '& legend > span': { display: 'none' },
} as const;
