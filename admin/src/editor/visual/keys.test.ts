import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Shortcut, writing } from '../../shortcuts/shortcuts';
import { extensions } from './extensions';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ element: document.createElement('div'), extensions, content: '<p>Bonjour</p>' });
  editor.commands.selectAll();
});
afterEach(() => editor.destroy());

const press = ({ key }: Shortcut): boolean =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key, ctrlKey: true })),
  ) === true;

it.each([
  ['bold', '<strong>Bonjour</strong>'],
  ['italic', '<em>Bonjour</em>'],
  ['underline', '<u>Bonjour</u>'],
] as const)('writes in %s with the key that the sheet of shortcuts names', (name, html) => {
  expect(press(writing[name])).toBe(true);
  expect(editor.getHTML()).toContain(html);
});

it('undoes and does again with the keys that the sheet of shortcuts names', () => {
  press(writing.bold);
  press(writing.undo);
  expect(editor.getHTML()).not.toContain('<strong>');
  press(writing.redo);
  expect(editor.getHTML()).toContain('<strong>');
});
