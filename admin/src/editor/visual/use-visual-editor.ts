import type { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { undoTimeout } from '../../ui/components/use-notify-with-undo';
import type { TypedEarly } from './EarlyText';
import { parseContent, toStoredHtml } from './editor-html';
import { extensions } from './extensions';
import { readPastedHtml } from './paste/pasted-html';
import { findLostMarkup } from './lost-markup';

export interface VisualText {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called with the reason when the text can only be edited in HTML. */
  readonly onRefused: (sentence: string) => void;
  /** Returns, once, the text that was typed before the editor had loaded, and the given HTML without it. */
  readonly takeEarlyText: (html: string) => TypedEarly;
}

/** The smallest distance from the caret to the edges of the window, in pixels; a sticky toolbar covers the top. */
const caretMargins = { top: 140, bottom: 40, left: 0, right: 0 };

/**
 * The Tiptap editor of an HTML value. Its component renders again at each transaction. The value changes only when a person edits the
 * text: opening a text leaves its HTML unchanged to the letter.
 */
export function useVisualEditor({ label, value, onChange, onRefused, takeEarlyText }: VisualText): Editor | null {
  // The HTML that the editor shows; any other value comes from outside.
  const shown = useRef<string>(undefined);
  // The last value from outside, and the HTML that the editor serialises it to.
  const opened = useRef({ html: '', serialized: '' });
  const notify = useNotify();
  // A stable object, because Tiptap applies all options again when one of them has changed.
  const [editorProps] = useState(() => ({
    scrollThreshold: caretMargins,
    scrollMargin: caretMargins,
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    transformPastedHTML: (pasted: string, { state }: EditorView) => {
      const { html, removedPictures, hasRemovedWords } = readPastedHtml(pasted, nextNote(state.doc));
      const left = [
        removedPictures > 0 && removedPicturesMessage(removedPictures),
        hasRemovedWords && 'Ce qui était masqué, supprimé ou en commentaire n’a pas été collé.',
      ].filter((sentence) => sentence !== false);
      if (left.length > 0) notify(left.join(' '), { type: 'warning', autoHideDuration: undoTimeout });
      return html;
    },
  }));
  const serialize = ({ state: { doc } }: Editor) =>
    isFilled(doc) ? toStoredHtml(doc, opened.current.html.includes('&nbsp;')) : '';
  const editor = useEditor({
    extensions,
    // If the editor were created during a render that React suspends, it would be destroyed, and lose its text, before it is mounted.
    immediatelyRender: false,
    // The content security policy refuses a style element; the styles are in text-styles.ts.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps,
    onUpdate: ({ editor: updated }) => {
      const serialized = serialize(updated);
      // An empty paragraph at the end, or an undone edit, leaves the value as it was when the editor opened.
      const html = serialized === opened.current.serialized ? opened.current.html : serialized;
      if (html === shown.current) return;
      shown.current = html;
      onChange(html);
    },
  });

  const show = useEffectEvent((target: Editor, html: string) => {
    if (html === shown.current) return;
    const { rest, ...typed } = takeEarlyText(html);
    const lost = findLostMarkup(rest);
    if (lost) return onRefused(`Ce texte s’ouvre en HTML\u00A0: l’éditeur visuel ne saurait pas garder ${lost}.`);
    shown.current = rest;
    opened.current.html = rest;
    // A new state has no history, so undo cannot go back beyond the text as it was loaded.
    const { schema, plugins } = target.state;
    target.view.updateState(EditorState.create({ doc: parseContent(rest, schema), plugins }));
    target.commands.setTextSelection(0);
    opened.current.serialized = serialize(target);
    continueTyping(target, typed);
  });
  useEffect(() => {
    if (editor) show(editor, value);
  }, [editor, value]);

  return editor;
}

/** Whether a text is not empty. Tiptap's own check only counts words, of which an untitled video or a new table has none. */
function isFilled(content: Node): boolean {
  let found = false;
  content.descendants(({ isLeaf, type }) => {
    found ||= isLeaf || type.name === 'video' || type.name === 'table';
    return !found;
  });
  return found;
}

const nextNote = (content: Node): number =>
  1 + Math.max(0, ...[...JSON.stringify(content).matchAll(/"#note-(\d{1,4})"/g)].map(([, number]) => Number(number)));

const removedPicturesMessage = (count: number): string =>
  count === 1
    ? 'Une image n’a pas pu être collée\u00A0: ajoutez-la avec le bouton Image.'
    : `${count} images n’ont pas pu être collées\u00A0: ajoutez-les avec le bouton Image.`;

const isPlain: ReadonlySet<string | undefined> = new Set(['paragraph', 'heading']);

/** Inserts the text that was typed while the editor loaded at the beginning of its text, where the caret is, and moves the focus there. */
function continueTyping(editor: Editor, { words, isFocused }: Omit<TypedEarly, 'rest'>): void {
  if (isFocused) editor.view.focus();
  if (!words) return;
  editor.commands.command(({ tr, state }) => {
    // A text that begins with a picture or a list gets a paragraph above it.
    if (!isPlain.has(tr.doc.firstChild?.type.name)) tr.insert(0, state.schema.node('paragraph'));
    tr.setSelection(TextSelection.create(tr.doc, 1));
    for (const [index, line] of words.split('\n').entries()) {
      if (index > 0) tr.split(tr.selection.from);
      tr.insertText(line);
    }
    return true;
  });
}
