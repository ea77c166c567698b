import { type Editor, Node, textblockTypeInputRule } from '@tiptap/core';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import { caretAfter, removeAround } from './caret';
import { ListItem } from './list-item';

const attribute = (name: string) => ({
  default: null as string | null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** What a selected picture is left for: the figure around it, or the picture that stands alone. */
const whole = (editor: Editor): string => (editor.isActive('figure') ? 'figure' : 'picture');

const isPictureSelected = ({ state: { selection } }: Pick<Editor, 'state'>): boolean =>
  selection instanceof NodeSelection && selection.node.type.name === 'picture';

/** Whether the selected picture is all that a figure shows. */
function fillsFigure({ state: { selection } }: Pick<Editor, 'state'>): boolean {
  const { parent } = selection.$from;
  const captions = parent.lastChild?.type.name === 'figcaption' ? 1 : 0;
  return parent.type.name === 'figure' && parent.childCount - captions === 1;
}

/** A picture, alone or in a figure. What is typed while one is selected goes after it, not in its place. */
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
  addKeyboardShortcuts() {
    const { editor } = this;
    // Beside other blocks of its figure only the picture goes, which ProseMirror does by itself.
    const remove = () =>
      isPictureSelected(editor) && fillsFigure(editor) && editor.commands.command(removeAround('figure'));
    return {
      Enter: () => isPictureSelected(editor) && editor.commands.command(caretAfter(whole(editor))),
      Backspace: remove,
      Delete: remove,
    };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    const handleTextInput = (_view: unknown, _from: number, _to: number, text: string): boolean =>
      isPictureSelected(editor) &&
      editor
        .chain()
        .command(caretAfter(whole(editor)))
        .insertContent(text)
        .run();
    return [new Plugin({ props: { handleTextInput } })];
  },
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

/** Enter leaves it, and its figure. */
const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.isActive('figcaption') && this.editor.commands.command(caretAfter('figure')) };
  },
});

/** Text whose spaces and line ends count; code when it says so. Begun with ```, left with Ctrl+Enter. */
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
  addInputRules() {
    return [textblockTypeInputRule({ find: /^```[a-z]*\s$/, type: this.type })];
  },
});

export const blocks = [Picture, Figure, Figcaption, Preformatted, ListItem];
