import { Node } from '@tiptap/core';
import { caretAfter } from './caret';

/** The link of a paragraph with one link of class « button » and nothing else. */
function buttonIn(paragraph: HTMLElement): HTMLAnchorElement | undefined {
  const [link, ...others] = paragraph.childNodes;
  const isButton =
    link instanceof HTMLAnchorElement &&
    others.length === 0 &&
    link.className === 'button' &&
    link.hasAttribute('href') &&
    link.attributes.length === 2 &&
    link.childElementCount === 0;
  return isButton ? link : undefined;
}

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
      getAttrs: (paragraph) => {
        const link = buttonIn(paragraph);
        return link ? { href: link.getAttribute('href') } : false;
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
