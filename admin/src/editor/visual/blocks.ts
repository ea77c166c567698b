import { type Command, type Editor, Node, textblockTypeInputRule } from '@tiptap/core';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { htmlAttribute } from './attributes';
import { caretAfter } from './caret';

/** Moves the caret after a selected picture, or after its figure. */
const caretAfterPicture = (editor: Editor, isEmpty = false): Command =>
  caretAfter(editor.isActive('figure') ? 'figure' : 'picture', isEmpty);

const isPictureSelected = ({ state: { selection } }: Pick<Editor, 'state'>): boolean =>
  selection instanceof NodeSelection && selection.node.type.name === 'picture';

/** Whether a figure holds nothing but the selected picture and a caption. */
function fillsFigure({ state: { selection } }: Pick<Editor, 'state'>): boolean {
  const { parent } = selection.$from;
  const captions = parent.lastChild?.type.name === 'figcaption' ? 1 : 0;
  return parent.type.name === 'figure' && parent.childCount - captions === 1;
}

/** A picture, alone or in a figure. Typing or pasting while a picture is selected inserts after the picture. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(['src', 'alt', 'title', 'width', 'height'].map((name) => [name, htmlAttribute(name)])),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addKeyboardShortcuts() {
    const { editor } = this;
    // If the figure contains other blocks, ProseMirror's default applies: it removes only the picture.
    const remove = () => isPictureSelected(editor) && fillsFigure(editor) && editor.commands.deleteNode('figure');
    return {
      Enter: () => isPictureSelected(editor) && editor.commands.command(caretAfterPicture(editor)),
      Backspace: remove,
      Delete: remove,
    };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    const handleTextInput = (_view: unknown, _from: number, _to: number, text: string): boolean =>
      isPictureSelected(editor) && editor.chain().command(caretAfterPicture(editor)).insertContent(text).run();
    // A picture is cut or dragged with its figure, whose caption would stay behind alone.
    const selectFigure = (): boolean => {
      if (isPictureSelected(editor) && fillsFigure(editor))
        editor.commands.setNodeSelection(editor.state.selection.$from.before());
      return false;
    };
    const dragstart = (view: EditorView, { target }: Event): boolean =>
      target instanceof HTMLImageElement &&
      editor.commands.setNodeSelection(view.posAtDOM(target, 0)) &&
      selectFigure();
    // ProseMirror then pastes at the caret.
    const handlePaste = (): boolean => {
      if (isPictureSelected(editor)) editor.commands.command(caretAfterPicture(editor, true));
      return false;
    };
    return [new Plugin({ props: { handleTextInput, handlePaste, handleDOMEvents: { cut: selectFigure, dragstart } } })];
  },
});

/** A picture or another block, with a caption. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+ figcaption?',
  isolating: true,
  defining: true,
  // The class says how the site shows the figure: `before-after` as a comparison, `calculator` as a calculator.
  addAttributes: () => ({ class: htmlAttribute('class') }),
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

/** The caption of a figure. Enter moves the caret below the figure. */
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

/** A node for preformatted text and code blocks. ``` starts one, Ctrl+Enter leaves it. */
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
      parseHTML: ({ childNodes: [first, ...others] }: HTMLElement) => first?.nodeName === 'CODE' && others.length === 0,
    },
  }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ node }) => (node.attrs['code'] ? ['pre', ['code', 0]] : ['pre', 0]),
  addInputRules() {
    return [textblockTypeInputRule({ find: /^```[a-z]*\s$/, type: this.type })];
  },
});

/** A node for a link that looks like a button, in a block of its own; people edit its words in place. */
const LinkButton = Node.create({
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
      // Matches a paragraph with one link of that class, made of words alone.
      getAttrs: (paragraph) => {
        const link = paragraph.querySelector(':scope > a[class="button"][href]');
        const isAlone = paragraph.childNodes.length === 1 && link?.attributes.length === 2;
        return isAlone && link.childElementCount === 0 && { href: link.getAttribute('href') };
      },
      contentElement: 'a',
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['p', ['a', { class: 'button', ...HTMLAttributes }, 0]],
  // Browsers write what is typed at the end of a link behind it, where the editor drops it. Without an address, it is no link to them.
  addNodeView: () => () => {
    const dom = document.createElement('p');
    const contentDOM = document.createElement('a');
    contentDOM.className = 'button';
    dom.append(contentDOM);
    return { dom, contentDOM };
  },
  addKeyboardShortcuts() {
    const { editor } = this;
    return { Enter: () => editor.isActive('linkButton') && editor.commands.command(caretAfter('linkButton')) };
  },
});

export const blocks = [Picture, Figure, Figcaption, Preformatted, LinkButton];
