import type { Editor } from '@tiptap/core';
import { NativeSelect } from '../../ui/components/NativeSelect';
import { run } from './commands';

const styles = [
  ['paragraph', 'Paragraphe'],
  ['2', 'Titre 2'],
  ['3', 'Titre 3'],
  ['4', 'Titre 4'],
] as const;

/** Paragraph or heading. A level of the text that is not offered becomes a further option. */
export function StyleSelect({ editor }: { readonly editor: Editor }) {
  const level = editor.isActive('heading') ? String(editor.getAttributes('heading')['level']) : 'paragraph';
  const options = styles.some(([value]) => value === level) ? styles : [...styles, [level, `Titre ${level}`] as const];
  const choose = (chosen: string) =>
    run(editor, (chain) =>
      chosen === 'paragraph' ? chain.setParagraph() : chain.setNode('heading', { level: Number(chosen) }),
    );
  return <NativeSelect label="Style" value={level} options={options} onChange={choose} fullWidth={false} sx={look} />;
}

/** The label is visually hidden. */
const look = {
  my: 0.5,
  flexShrink: 0,
  width: '8.5rem',
  '& .MuiInputLabel-root': { clipPath: 'inset(50%)' },
  '& legend > span': { display: 'none' },
} as const;
