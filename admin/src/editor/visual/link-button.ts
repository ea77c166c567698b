import { Node } from '@tiptap/core';
import { caretAfter } from './caret';

/** A link that looks like a button, in a block of its own; its words are edited in place. */
export const LinkButton = Node.create({
  name: 'linkButton',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'p',
      // Higher than the priority of the paragraph node.
      priority: 60,
      // One link of that class and nothing else, in words alone.
      getAttrs: (paragraph) => {
        const link = paragraph.querySelector(':scope > a[class="button"][href]');
        const isAlone = paragraph.childNodes.length === 1 && link?.attributes.length === 2;
        return isAlone && link.childElementCount === 0 && { href: link.getAttribute('href') };
      },
      contentElement: 'a',
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['p', ['a', { class: 'button', ...HTMLAttributes }, 0]],
  addKeyboardShortcuts() {
    const { editor } = this;
    return { Enter: () => editor.isActive('linkButton') && editor.commands.command(caretAfter('linkButton')) };
  },
});
