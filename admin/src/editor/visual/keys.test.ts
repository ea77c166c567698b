import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Shortcut, writing } from '../../ui/shortcuts/shortcuts';
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
] as const)('the shortcut of %s in the list of shortcuts works', (name, html) => {
  expect(press(writing[name])).toBe(true);
  expect(editor.getHTML()).toContain(html);
});

it('the shortcuts of undo and redo in the list of shortcuts work (§10.9)', () => {
  press(writing.bold);
  press(writing.undo);
  expect(editor.getHTML()).not.toContain('<strong>');
  press(writing.redo);
  expect(editor.getHTML()).toContain('<strong>');
});
