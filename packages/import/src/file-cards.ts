import { hasClass, isElement, elementsNamed, wordsOf, type Markup, type MarkupElement } from './markup';

/** A block or card that offers a file: its address and title, and a caption. */
export interface FileCard {
  readonly address: string;
  readonly title: string;
  readonly caption: readonly Markup[];
  /** Nodes that keep the former links; without them, the import writes a link from the address and the title. */
  readonly shown?: readonly Markup[];
  readonly picture?: MarkupElement | undefined;
}

/** Reads the file that an element of WordPress or Ghost offers; undefined for an element that is no such card. */
export function fileCard(element: MarkupElement): FileCard | undefined {
  if (hasClass(element, /^wp-block-file$/)) {
    const links = elementsNamed(element, 'a').filter(({ attributes }) => attributes['href']);
    const [preview] = elementsNamed(element, 'object');
    // The preview and the link have the same file: only the link stays.
    if (links.length > 0) return { address: '', title: '', caption: [], shown: withoutObjects(element.children) };
    return preview && { address: preview.attributes['data'] ?? '', title: '', caption: [] };
  }
  const partOf = (name: string): MarkupElement | undefined =>
    elementsNamed(element, 'div').find((part) => hasClass(part, new RegExp(`^${name}$`)));
  const words = (name: string): string => wordsOf(partOf(name) ?? '').trim();
  if (hasClass(element, /^kg-file-card$/)) {
    const [link] = elementsNamed(element, 'a');
    const title = words('kg-file-card-title') || words('kg-file-card-filename');
    const caption = partOf('kg-file-card-caption')?.children ?? [];
    return link && title ? { address: link.attributes['href'] ?? '', title, caption } : undefined;
  }
  if (!hasClass(element, /^kg-audio-card$/)) return undefined;
  const [sound] = elementsNamed(element, 'audio');
  const [caption] = elementsNamed(element, 'figcaption');
  const title = words('kg-audio-title');
  const picture = elementsNamed(element, 'img').find(
    (img) => img.attributes['src'] && !hasClass(img, /^kg-audio-hide$/),
  );
  return sound && title
    ? { address: sound.attributes['src'] ?? '', title, caption: caption?.children ?? [], picture }
    : undefined;
}

const withoutObjects = (nodes: readonly Markup[]): Markup[] => nodes.filter((node) => !isElement(node, 'object'));
