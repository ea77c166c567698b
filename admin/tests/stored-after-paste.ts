import { Editor } from '@tiptap/core';
import { toStoredHtml } from '../src/editor/visual/editor-html';
import { extensions } from '../src/editor/visual/extensions';
import { readPastedHtml } from '../src/editor/visual/paste/pasted-html';

/** @returns the stored HTML, without line breaks, of an empty text into which HTML was pasted */
export function storedAfterPaste(html: string): string {
  const editor = new Editor({ element: document.createElement('div'), extensions });
  // jsdom has no ClipboardEvent; the editor only passes the event on.
  editor.view.pasteHTML(readPastedHtml(html).html, new Event('paste') as ClipboardEvent);
  const written = toStoredHtml(editor.state.doc, false);
  editor.destroy();
  return written.replaceAll(/\n\s*/g, '');
}

/** @returns the stored HTML, and whether the editor says that it left words out */
export const pasted = (html: string) => ({
  stored: storedAfterPaste(html),
  hasRemovedWords: readPastedHtml(html).hasRemovedWords,
});
