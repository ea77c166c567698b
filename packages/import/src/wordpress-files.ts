import type { FoundItem } from './found-item';
import { childWords, type MarkupElement } from './markup';
import type { FormerFile } from './model';
import { isPictureFile } from './pictures';
import { plainWords } from './plain-words';
import type { AttachedFile } from './shortcodes';
import { pagesOf } from './wordpress-addresses';

/** Returns a file that was uploaded to the former site; nothing for a picture. */
export function attachedFile(attachment: MarkupElement): AttachedFile[] {
  const address = childWords(attachment, 'wp:attachment_url');
  if (isPictureFile(address) || !/^https?:\/\//.test(address) || address.length > 2000) return [];
  return [
    {
      address,
      title: plainWords(childWords(attachment, 'title')),
      caption: plainWords(childWords(attachment, 'excerpt:encoded')),
    },
  ];
}

/** Returns the files of the library that strangers could find: those of no text, and those of a text that strangers could read. */
export function filesOf(items: readonly MarkupElement[], found: readonly FoundItem[], siteUrl: string): FormerFile[] {
  const shown = new Set(
    found.filter(({ status, paths }) => status === 'published' && paths.length > 0).map(({ source_id }) => source_id),
  );
  const all = new Map(items.map((item) => [childWords(item, 'wp:post_id'), item]));
  const isShown = (attachment: MarkupElement): boolean => {
    const id = childWords(attachment, 'wp:post_parent');
    const parent = all.get(id);
    if (!parent || shown.has(id)) return true;
    const isContent = ['post', 'page'].includes(childWords(parent, 'wp:post_type'));
    return !isContent && childWords(parent, 'wp:status') === 'publish' && childWords(parent, 'wp:post_password') === '';
  };
  return items
    .filter((item) => childWords(item, 'wp:post_type') === 'attachment' && childWords(item, 'wp:status') === 'inherit')
    .filter(isShown)
    .flatMap((item) =>
      attachedFile(item).map(({ address }) => ({ address: new URL(address).href, pages: pagesOf(item, siteUrl) })),
    );
}
