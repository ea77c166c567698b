import { Node } from '@tiptap/core';
import { ListItem } from './list-item';

const attribute = (name: string) => ({
  default: null as string | null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** A picture, alone or in a figure. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: attribute('src'),
    alt: attribute('alt'),
    title: attribute('title'),
    width: attribute('width'),
    height: attribute('height'),
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Something shown, and its caption. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+ figcaption?',
  isolating: true,
  defining: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

/** Text whose spaces and line ends count; code when it says so. Left with Ctrl+Enter. */
const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => ({
    code: {
      default: true,
      rendered: false,
      parseHTML: (element: HTMLElement) =>
        element.childNodes.length === 1 && element.firstElementChild?.nodeName === 'CODE',
    },
  }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ node }) => (node.attrs['code'] ? ['pre', ['code', 0]] : ['pre', 0]),
});

export const blocks = [Picture, Figure, Figcaption, Preformatted, ListItem];
