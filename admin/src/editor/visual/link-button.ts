import { Node } from '@tiptap/core';
import { caretAfter } from './caret';

/** The link of a paragraph that holds nothing else and looks like a button. */
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

/** A link that looks like a button, alone on its line; its words are written in their place. */
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
      // Before any paragraph.
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
