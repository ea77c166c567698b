import { type Extensions, Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { InParagraphs } from './attributes';
import { blocks } from './blocks';
import { writeCopiedText } from './editor-html';
import { marks } from './marks';
import { tables } from './tables';
import { Video } from './video';

/** A callout. Enter on an empty line leaves it. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
});

/** A message for readers to copy, which the site shows as a letter. */
const Letter = Callout.extend({
  name: 'letter',
  parseHTML: () => [{ tag: 'blockquote[class="letter"]', priority: 60 }],
  renderHTML: () => ['blockquote', { class: 'letter' }, 0],
});

/** A numbered list that the site shows as stations of a path. A list inside a station contains the alternatives that leave the path. */
const Steps = Node.create({
  name: 'steps',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ol[class="steps"]', priority: 60 }],
  renderHTML: () => ['ol', { class: 'steps' }, 0],
});

/** Clamps the level of a heading that a person writes to 2, 3 or 4; stored texts may have other levels. */
const writtenLevel = (level: number): number => Math.min(Math.max(level, 2), 4);

const levelOfSigns = ([, signs = '']: readonly string[]) => ({ level: writtenLevel(signs.length) });

/** StarterKit with two changes: `#` makes a heading of level 2, and a typed or pasted year, or « M. », does not begin a list. */
const writtenBlocks = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      if (!(extension instanceof Node)) return extension;
      if (extension.name === 'heading')
        return extension.extend({
          addKeyboardShortcuts() {
            const toggle = (level: number) => () => this.editor.commands.toggleNode(this.name, 'paragraph', { level });
            return Object.fromEntries([1, 2, 3, 4, 5, 6].map((key) => [`Mod-Alt-${key}`, toggle(writtenLevel(key))]));
          },
          addInputRules() {
            return [textblockTypeInputRule({ find: /^(#{1,6})\s$/, type: this.type, getAttributes: levelOfSigns })];
          },
        });
      if (extension.name === 'orderedList')
        return extension.extend({
          addInputRules() {
            return [
              wrappingInputRule({
                find: /^(\d{1,2})\.\s$/,
                type: this.type,
                getAttributes: ([, number]) => ({ start: Number(number) }),
                joinPredicate: ([, number], { childCount, attrs }) =>
                  childCount + Number(attrs['start']) === Number(number),
              }),
            ];
          },
          addProseMirrorPlugins() {
            const handlePaste: Plugin['props']['handlePaste'] = (view, event, slice) => {
              if (!/^\s*\d{1,2}[.)]\s/.test(event.clipboardData?.getData('text/plain') ?? '')) return false;
              return (this.parent?.() ?? []).some(
                (plugin) => plugin.props.handlePaste?.call(plugin, view, event, slice) === true,
              );
            };
            return [new Plugin({ props: { handlePaste } })];
          },
        });
      return extension;
    });
  },
});

/** The schema of the visual editor: a text with other markup can only be edited in HTML. */
export const extensions: Extensions = [
  writtenBlocks.configure({
    // These extensions are replaced by nodes and marks that keep the stored elements and attributes.
    link: false,
    code: false,
    strike: false,
    codeBlock: false,
    // This extension would add an empty paragraph after a table or a figure.
    trailingNode: false,
  }),
  ...marks,
  ...blocks,
  ...tables,
  Video,
  Callout,
  Letter,
  Steps,
  InParagraphs,
  writeCopiedText,
];
