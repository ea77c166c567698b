import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { shownFor } from '../../components/use-notify-with-undo';
import type { VisualEditorProps } from '../load-visual-editor';
import { contentOf, toStoredHtml } from './editor-html';
import { extensions } from './extensions';
import { readPastedHtml } from './paste/pasted-html';
import { picturesToAdd } from './paste/pasted-pictures';
import { whatIsLost } from './what-is-lost';

/** How near the edges of the window the caret may come, in pixels. */
const caretMargins = { top: 140, bottom: 40, left: 0, right: 0 };

/**
 * An editor that holds a value of HTML, and renders again at each change of the text or of the selection. The value
 * changes only when the person changes the text: opening a text, or looking at it, leaves it to the letter as it was.
 */
export function useVisualEditor({ label, value, onChange, onRefused }: VisualEditorProps): Editor {
  // What the editor shows, as HTML: a value that differs came from elsewhere.
  const shown = useRef<string>(undefined);
  // The value that came from elsewhere, and how the editor would write it.
  const opened = useRef({ html: '', written: '' });
  const notify = useNotify();
  // The same object at each render: TipTap applies its options anew when one has changed.
  const [editorProps] = useState(() => ({
    // The caret never goes behind what stays in sight at the top of the screen.
    scrollThreshold: caretMargins,
    scrollMargin: caretMargins,
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    transformPastedHTML: (pasted: string) => {
      const { html, picturesLeftOut } = readPastedHtml(pasted);
      if (picturesLeftOut > 0) notify(picturesToAdd(picturesLeftOut), { type: 'warning', autoHideDuration: shownFor });
      return html;
    },
  }));
  const write = ({ isEmpty, state }: Editor) =>
    isEmpty ? '' : toStoredHtml(state.doc, opened.current.html.includes('&nbsp;'));
  const editor = useEditor({
    extensions,
    // Its styles would need a style element of their own; ours are in VisualEditor.tsx.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps,
    onUpdate: ({ editor: updated }) => {
      const written = write(updated);
      // A place for the caret is no change; nor is what was undone.
      const html = written === opened.current.written ? opened.current.html : written;
      if (html === shown.current) return;
      shown.current = html;
      onChange(html);
    },
  });

  const show = useEffectEvent((html: string) => {
    if (html === shown.current) return;
    const lost = whatIsLost(html);
    if (lost) {
      onRefused(`Ce texte s’ouvre en HTML\u00A0: l’éditeur visuel ne saurait pas garder ${lost}.`);
      return;
    }
    shown.current = html;
    const content = contentOf(html).toJSON() as object;
    // The caret starts at the start; by default it would wait at the end.
    editor.chain().setContent(content, { emitUpdate: false }).setTextSelection(0).run();
    opened.current = { html, written: '' };
    opened.current.written = write(editor);
  });
  useEffect(() => show(value), [value]);

  return editor;
}
