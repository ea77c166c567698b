import { anchorsIn } from './anchors';
import { isFromCard, reportBlock, reportCard } from './cards';
import { fileCard, type FileCard } from './file-cards';
import { blockElements, droppedWithContent, escape, players, tag, trimHtml, replacementElements } from './elements';
import { visibleNodes } from './hidden-elements';
import { InlineWriter, joined, type TextSource } from './inline-text';
import { Omissions } from './omissions';
import { hasClass, isElement, readMarkup, elementsNamed, wordsOf, type Markup, type MarkupElement } from './markup';
import { ImportFileError } from './model';
import { wrapInFigure, isPicture } from './pictures';

const PARAGRAPH_BREAK = /\n[^\S\n]*\n\s*/;

/** Converts HTML of another editor to that of ours: the elements that the site shows, and nothing else. */
export function storedText(html: string, source: TextSource): string {
  const nodes = visibleNodes(readMarkup(html, 'html').children, source.omissions);
  const anchors = /href\s*=\s*["']?#/i.test(html) ? anchorsIn(nodes) : undefined;
  return new BlockWriter({ ...source, ...(anchors && { anchors }) }).flow(nodes).trim();
}

/** Returns where the anchors of a former text lead now, by their names, for links from other texts. */
export function anchorsOfText(html: string): ReadonlyMap<string, string> {
  try {
    return anchorsIn(visibleNodes(readMarkup(html, 'html').children, new Omissions()));
  } catch (error) {
    // The import refuses this text itself, and reports the reason there.
    if (error instanceof ImportFileError) return new Map();
    throw error;
  }
}

class BlockWriter extends InlineWriter {
  /** Writes blocks one below the other; text between them becomes paragraphs. */
  flow(nodes: readonly Markup[]): string {
    const written: string[] = [];
    let line: Markup[] = [];
    const endLine = (): void => {
      written.push(...this.paragraphs(line));
      line = [];
    };
    for (const node of nodes) {
      if (isElement(node, '!--')) reportBlock(wordsOf({ ...node, name: '' }), this.source.omissions);
      else if (isElement(node) && (blockElements.has(node.name) || this.standsAlone(node))) {
        endLine();
        written.push(this.block(node));
      } else line.push(node);
    }
    endLine();
    return written.filter((block) => block !== '').join('\n');
  }

  paragraphs(line: readonly Markup[]): string[] {
    // Separates the name of a file from the words of its download button.
    const html = joined(line.map((node) => this.inline(node)).join('')).replaceAll('</a><a ', '</a> <a ');
    const { linesAreParagraphs } = this.source;
    return (linesAreParagraphs ? html.split(PARAGRAPH_BREAK) : [html])
      .map(trimHtml)
      .filter((words) => /[^\s\u00A0]/.test(words.replace(/<(?!img)[^>]*>/g, '')))
      .map((words) => this.address(words) ?? `<p>${linesAreParagraphs ? words.replace(/\n/g, '<br>') : words}</p>`);
  }

  /** Returns the HTML for an address alone on its line, as a video that the site can play or as a link; undefined for other words. */
  address(words: string): string | undefined {
    const address = words.replaceAll('&amp;', '&');
    return /^https?:\/\/[^\s<]+$/.test(address) ? this.player(address) : undefined;
  }

  /** Whether an element becomes a block of its own, even where the former text has it within a sentence. */
  standsAlone = (node: MarkupElement): boolean => isPicture(node) || elementsNamed(node, 'iframe').length > 0;

  block(element: MarkupElement): string {
    const { name, children } = element;
    if (isPicture(element)) return wrapInFigure(this.shownPicture(element));
    if (isFromCard(element, /^kg-.+-card$/) && reportCard(element, this.source.omissions)) return '';
    const card = fileCard(element);
    if (card) return this.fileOf(card);
    if (hasClass(element, /^kg-callout-card$/))
      return this.wrapped(
        'aside',
        children.filter((child) => !isElement(child) || !hasClass(child, /^kg-callout-emoji$/)),
      );
    if (players.has(name)) return this.played(element);
    if (droppedWithContent.has(name)) return this.drop(name);
    if (/^h[1-6]$/.test(name)) return this.inlineBlock(replacementElements[name] ?? name, children);
    if (name === 'summary') return this.inlineBlock('p', [{ ...element, name: 'strong' }]);
    if (name === 'p') return this.paragraph(children);
    if (name === 'figure') return this.figure(element);
    if (name === 'ul' || name === 'ol') return this.list(element);
    if (name === 'pre') return `<pre>${joined(children.map((child) => this.inline(child)).join(''))}</pre>`;
    if (name === 'hr') return '<hr>';
    if (name === 'table') return this.table(element);
    if (name === 'blockquote' || name === 'aside' || name === 'dl') return this.wrapped(name, children);
    if (name === 'dt' || name === 'dd') return `<${name}>${this.mixed(children)}</${name}>`;
    if (element.attributes['data-lines'] !== undefined) return this.withLinesAsParagraphs().flow(children);
    return this.flow(children);
  }

  /** A link to the file of a card, with its caption below. */
  fileOf({ address, title, caption, shown, picture }: FileCard): string {
    const link = shown ? this.flow(shown) : this.file(address, title);
    return [picture ? wrapInFigure(this.shownPicture(picture)) : '', link, this.inlineBlock('p', caption)]
      .filter((part) => part !== '')
      .join('\n');
  }

  /** Writes text that stands outside of blocks, where each line is a paragraph (WordPress's classic editor). */
  withLinesAsParagraphs = (): BlockWriter => new BlockWriter({ ...this.source, linesAreParagraphs: true });

  paragraph(children: readonly Markup[]): string {
    const isMixed = children.some(
      (child) => isElement(child) && (blockElements.has(child.name) || this.standsAlone(child)),
    );
    return isMixed ? this.flow(children) : this.paragraphs(children).join('\n');
  }

  wrapped(name: string, children: readonly Markup[]): string {
    const html = this.flow(children);
    return html && `<${name}>\n${html}\n</${name}>`;
  }

  /** Writes a picture with its caption; several pictures one by one. */
  figure(element: MarkupElement): string {
    const [caption] = elementsNamed(element, 'figcaption');
    const captionHtml = caption ? this.inlineBlock('figcaption', caption.children) : '';
    const words = wordsOf({ ...element, children: element.children.filter((child) => child !== caption) }).trim();
    const played = [
      ...elementsNamed(element, 'iframe'),
      ...elementsNamed(element, 'video'),
      ...elementsNamed(element, 'audio'),
    ];
    const bookmark = elementsNamed(element, 'a').find((link) => hasClass(link, /^kg-bookmark-container$/));
    if (bookmark) {
      const parts = elementsNamed(bookmark, 'div').filter((part) =>
        hasClass(part, /^kg-bookmark-(title|description)$/),
      );
      const [title, ...others] = parts.map((part) => wordsOf(part).trim()).filter((part) => part !== '');
      const below = [
        ...others.map((part) => `<p>${escape(part)}</p>`),
        captionHtml && this.inlineBlock('p', caption?.children ?? []),
      ];
      return [this.player(bookmark.attributes['href'] ?? '', title), ...below].filter((part) => part !== '').join('\n');
    }
    if (played.length > 0) return this.captioned(played.map((player) => this.played(player)).join('\n'), captionHtml);
    if (/^https?:\/\/\S+$/.test(words)) return this.captioned(this.player(words), captionHtml);
    const pictures = elementsNamed(element, 'img');
    const others = ['table', 'blockquote', 'pre', 'figure'].some((name) => elementsNamed(element, name).length > 0);
    if (others || pictures.length === 0) return this.flow(element.children);
    const links = elementsNamed(element, 'a').filter((link) => elementsNamed(link, 'img').length === 1);
    return pictures
      .map((picture, index) => {
        const shown = this.shownPicture(links.find((link) => elementsNamed(link, 'img').includes(picture)) ?? picture);
        return wrapInFigure(shown, index === pictures.length - 1 ? captionHtml : '');
      })
      .join('\n');
  }

  captioned = (html: string, caption: string): string =>
    html.endsWith('</figure>')
      ? html.replace(/<\/figure>$/, `${caption}</figure>`)
      : [html, caption.replace(/^<figcaption>/, '<p>').replace(/<\/figcaption>$/, '</p>')]
          .filter((part) => part !== '')
          .join('\n');

  list({ name, attributes, children }: MarkupElement): string {
    const items = children
      .filter((child) => isElement(child, 'li'))
      .map((item) => `<li>${this.mixed(item.children).trim()}</li>`);
    for (const child of children)
      if (isElement(child, '!--')) reportBlock(wordsOf({ ...child, name: '' }), this.source.omissions);
    const start = name === 'ol' && /^\d{1,6}$/.test(attributes['start'] ?? '') ? attributes['start'] : undefined;
    return items.length > 0 ? `${tag(name, { start })}\n${items.join('\n')}\n</${name}>` : '';
  }

  /** Writes words and blocks without new paragraphs, for an item or a cell. */
  mixed(children: readonly Markup[]): string {
    const written = children.map((child) =>
      isElement(child) && blockElements.has(child.name) && !isOfWords(child) ? this.block(child) : this.inline(child),
    );
    return joined(written.join(''));
  }

  table(element: MarkupElement): string {
    const { name, attributes, children } = element;
    if (name === 'th' || name === 'td') {
      const { scope, colspan, rowspan } = attributes;
      return `${tag(name, { ...(name === 'th' && { scope }), colspan, rowspan })}${this.mixed(children).trim()}</${name}>`;
    }
    if (name === 'caption') return this.inlineBlock(name, children);
    if (!['table', 'thead', 'tbody', 'tfoot', 'tr'].includes(name)) return '';
    const rows = children.filter((child) => isElement(child)).map((child) => this.table(child));
    return rows.length > 0 ? `<${name}>${rows.join('')}</${name}>` : '';
  }
}

/** Whether a block contains only words, and no other kind of block. */
const isOfWords = (element: MarkupElement): boolean =>
  ['p', 'div', 'section', 'address', 'center', 'summary'].includes(element.name) &&
  element.children.every((child) => !isElement(child) || !blockElements.has(child.name) || isOfWords(child));
