import { Node } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { videoAt } from '@agency-site/domain/videos';
import { videoHtml } from '../insert/inserted-html';
import { caretAfter, caretAtStart } from './caret';
import { insertHtml } from './editor-html';

/**
 * A video: a figure whose caption is its title, edited in place; `editor-html.ts` restores the link. A video's address pasted into an empty
 * paragraph becomes a video.
 */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  content: 'inline*',
  isolating: true,
  defining: true,
  addAttributes: () => ({
    href: { default: '', renderHTML: ({ href }) => ({ 'data-video': String(href) }) },
    words: { default: '', renderHTML: ({ words }) => ({ 'data-words': String(words) }) },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      // Higher than the priority of the figure node.
      priority: 60,
      // Matches a link to a video, made of words alone, with at most a caption.
      getAttrs: (figure) => {
        const parts = [...figure.childNodes].filter((part) => !(part instanceof Text) || part.data.trim());
        const [link, caption, ...others] = parts;
        if (!(link instanceof HTMLAnchorElement) || link.childElementCount > 0 || others.length > 0) return false;
        const href = link.getAttribute('href') ?? '';
        const isVideo = videoAt(href) && (!caption || caption.nodeName === 'FIGCAPTION');
        return isVideo ? { href, words: link.textContent } : false;
      },
      contentElement: (figure) => figure.querySelector('figcaption') ?? document.createElement('div'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, ['figcaption', 0]],
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Enter: () => editor.isActive('video') && editor.commands.command(caretAfter('video')),
      Backspace: () =>
        editor.isActive('video') &&
        editor.state.selection.$from.parent.content.size === 0 &&
        editor.commands.deleteNode('video'),
    };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    const handlePaste = (_view: unknown, _event: unknown, { content }: Slice): boolean => {
      const { empty, $from } = editor.state.selection;
      const video = videoAt(content.textBetween(0, content.size));
      const isAlone = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
      if (!video || !isAlone) return false;
      const insert = insertHtml(videoHtml(video, ''));
      return editor.chain().command(insert).command(caretAtStart('video')).run();
    };
    return [new Plugin({ props: { handlePaste } })];
  },
});
