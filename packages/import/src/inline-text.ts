import { decoded } from './addresses';
import { videoAt, videoWords } from '@agency-site/domain/videos';
import {
  blockElements,
  droppedWithContent,
  escape,
  inlineElements,
  numberIn,
  players,
  tag,
  replacementElements,
} from './elements';
import { fileWords, isFileAddress } from './files';
import type { Omissions } from './omissions';
import { hasClass, elementsNamed, type Markup, type MarkupElement } from './markup';
import { isEmoji, isPictureFile, wholePicture } from './pictures';

/** Marks the boundaries of blocks inside a line, until `joined` replaces it. Converted text contains this element nowhere else. */
const BETWEEN = '<wbr>';
const SPACE = String.raw`\s{0,20}`;
const OWN_LINE = String.raw`(?:ul|ol|figure|table|pre|blockquote|aside|dl|hr|p|h[2-4])\b[^>]*>`;
const NEXT_TO_TAGS = new RegExp(
  `(^|<br>|<(?!/|wbr|br|img)[^>]*>|</${OWN_LINE})${SPACE}(?:${BETWEEN}${SPACE})+|(?:${SPACE}${BETWEEN})+${SPACE}(?=$|<br>|</|<${OWN_LINE})`,
  'g',
);
const TOGETHER = new RegExp(`(?:${SPACE}${BETWEEN})+${SPACE}`, 'g');

/** Replaces the boundaries of blocks inside one line, such as the paragraphs of a cell, with line breaks. */
export const joined = (html: string): string =>
  html.includes(BETWEEN)
    ? html.replace(NEXT_TO_TAGS, (_all, before = '') => String(before)).replace(TOGETHER, '<br>')
    : html;

/** The purpose of an address in a text. A file is played, or offered as a download. */
export type AddressUse = 'link' | 'picture' | 'file';

export interface TextSource {
  /** Returns the new address for one of the former site; undefined for an address that must not stay. */
  readonly addressOf: (address: string, use: AddressUse) => string | undefined;
  /** Whether empty lines separate paragraphs without elements, as in WordPress's classic editor. */
  readonly linesAreParagraphs: boolean;
  readonly omissions: Omissions;
  /** The new targets of the text's own anchors, by their former names. */
  readonly anchors?: ReadonlyMap<string, string>;
}

/** Writes words, links, pictures and players as the editor writes them. */
export class InlineWriter {
  constructor(readonly source: TextSource) {}

  inline(node: Markup): string {
    if (typeof node === 'string') return escape(node);
    const { name, attributes, children } = node;
    if (name === '!--') return '';
    if (name === 'br') return '<br>';
    if (name === 'img') return isEmoji(node) ? escape(attributes['alt'] ?? '') : this.picture(attributes);
    if (players.has(name)) return this.played(node);
    if (droppedWithContent.has(name)) return this.drop(name);
    const inner = children.map((child) => this.inline(child)).join('');
    if (name === 'a') return this.link(node, inner);
    if (blockElements.has(name) && inner !== '') return BETWEEN + inner + BETWEEN;
    if (!inlineElements.has(name) || inner === '')
      return inner !== '' && /\bline-through\b/.test(attributes['style'] ?? '') ? `<s>${inner}</s>` : inner;
    const written = replacementElements[name] ?? name;
    return `${tag(written, name === 'abbr' ? { title: attributes['title'] } : {})}${inner}</${written}>`;
  }

  link(element: MarkupElement, inner: string): string {
    const { href, title } = element.attributes;
    if (!href || inner === '') return inner;
    const address = href.startsWith('#') ? this.anchor(href.slice(1)) : this.source.addressOf(href, 'link');
    if (address === undefined) return inner;
    const isButton = hasClass(element, /^(kg-btn|wp-block-button__link)$/);
    return `${tag('a', { ...(isButton && { class: 'button' }), href: address, title })}${inner}</a>`;
  }

  anchor(name: string): string | undefined {
    const leads = this.source.anchors?.get(name) ?? this.source.anchors?.get(decoded(name));
    if (!leads && !['', 'top'].includes(name)) this.source.omissions.add('address', `#${name}`);
    return leads;
  }

  picture({ src = '', alt = '', width, height, title }: MarkupElement['attributes']): string {
    const address = src.trim() === '' ? undefined : this.source.addressOf(src, 'picture');
    return address === undefined
      ? ''
      : // A whole picture may have other proportions than the cropped file that it replaces, so that file's height does not apply.
        tag('img', {
          src: address,
          alt,
          width: numberIn(width),
          height: wholePicture(src.trim()) === address && src.trim() !== address ? undefined : numberIn(height),
          title,
        });
  }

  inlineBlock(name: string, children: readonly Markup[]): string {
    const words = joined(children.map((child) => this.inline(child)).join('')).trim();
    return words && `<${name}>${words}</${name}>`;
  }

  /** Returns a picture without the link to a larger file of it, which adds nothing. */
  shownPicture(element: MarkupElement): string {
    const [picture = element] = elementsNamed(element, 'img');
    return joined(this.inline(isPictureFile(element.attributes['href']) ? picture : element));
  }

  /** Replaces a player with a link to its video or file, or reports it as lost. */
  played(element: MarkupElement): string {
    const [inner] = elementsNamed(element, 'source');
    const { src, data } = element.attributes;
    const address = fileInViewer((src ?? data ?? inner?.attributes['src'] ?? '').trim());
    const isFile = element.name === 'video' || element.name === 'audio';
    if (address !== '' && (isFile || isFileAddress(address))) return this.file(address);
    return videoAt(address.replace(/^\/\//, 'https://')) ? this.player(address) : this.drop(element.name);
  }

  /** @param words the text of the link where no player can replace it */
  player(address: string, words = address): string {
    const video = videoAt(address.replace(/^\/\//, 'https://'));
    const href = this.source.addressOf(address, 'link');
    if (href === undefined) return '';
    const isUntitledFile = words === address && isFileAddress(address);
    const link = (says: string): string => `${tag('a', { href })}${escape(says)}</a>`;
    return video
      ? `<figure>${link(videoWords(video))}</figure>`
      : `<p>${link(isUntitledFile ? fileWords(address) : words)}</p>`;
  }

  /** A link to a file. @param title by default, the name of the file */
  file(address: string, title?: string): string {
    const href = this.source.addressOf(address, 'file');
    return href === undefined ? '' : `<p>${tag('a', { href })}${escape(fileWords(address, title))}</a></p>`;
  }

  drop(name: string): string {
    this.source.omissions.add('element', name);
    return '';
  }
}

/** Returns the address of the file that a viewer of another host shows, from the viewer's own address; any other address unchanged. */
const fileInViewer = (address: string): string => {
  const url = /\/(viewer|gview|embed\.aspx)\b/.test(address) ? URL.parse(address, 'https://viewer.invalid') : null;
  return url?.searchParams.get('url') ?? url?.searchParams.get('file') ?? url?.searchParams.get('src') ?? address;
};
