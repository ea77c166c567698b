import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { requestPublic } from '@agency/mail/post-to-public';
import type { ImportItem } from '@agency/supabase/import/model';
import { maxMediaBytes, mediaNameWith } from '@agency/supabase/media';
import { readPictureHeader } from '@agency/supabase/picture-header';
import { slugFromTitle } from '@agency/supabase/slug';
import { withoutMetadata } from '@agency/supabase/without-metadata';
import { messageOf } from '../core/failures';
import { checkPicture } from '../embedded/media-check';
import type { ContentDatabase, Picture } from './content-database';

const TIMEOUT_MS = 20_000;
const MOST_REDIRECTS = 3;

export interface FetchedPictures {
  /** The items, which show the pictures that were fetched from their new addresses. */
  readonly items: readonly ImportItem[];
  readonly fetched: number;
  /** Why a picture stays where it is, by its address. */
  readonly failed: ReadonlyMap<string, string>;
}

/**
 * Fetches the pictures of items into the site, one after the other.
 * @param allowPrivate whether addresses of this machine and its network may be asked
 */
export async function fetchPictures(
  items: readonly ImportItem[],
  content: Pick<ContentDatabase, 'store'>,
  allowPrivate: boolean,
): Promise<FetchedPictures> {
  const here = new Map<string, string>();
  const failed = new Map<string, string>();
  for (const address of new Set(items.flatMap(({ pictures }) => pictures))) {
    try {
      here.set(address, await content.store(await fetchPicture(address, allowPrivate)));
    } catch (error) {
      failed.set(address, messageOf(error));
    }
  }
  return { items: items.map((item) => withPictures(item, here)), fetched: here.size, failed };
}

/** Fetches a picture and names it by its words, its size and its content. */
export async function fetchPicture(address: string, allowPrivate: boolean): Promise<Picture> {
  const fetched = await fetchBytes(address, allowPrivate, MOST_REDIRECTS);
  const header = readPictureHeader(fetched);
  if (!header) throw new Error('it is no WebP, JPEG, PNG or GIF picture');
  // Where it was taken is not to be told again: a hosted project hands out what it was given.
  const bytes = withoutMetadata(fetched, header.type);
  const words = slugFromTitle(decodeURIComponent(basename(new URL(address).pathname)).replace(/\.\w+$/, '')).slice(
    0,
    80,
  );
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = mediaNameWith(words.replace(/-$/, ''), header, digest, header.type);
  return { name, type: checkPicture(name, bytes), bytes };
}

async function fetchBytes(address: string, allowPrivate: boolean, redirects: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!/^https?:\/\//.test(address)) throw new Error('its address is not on the web');
  const answer = await requestPublic(address, {
    method: 'GET',
    headers: { accept: 'image/webp,image/jpeg,image/png,image/gif' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    allowPrivate,
  });
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 300 && statusCode < 400 && headers.location && redirects > 0) {
    answer.destroy();
    return fetchBytes(new URL(headers.location, address).href, allowPrivate, redirects - 1);
  }
  try {
    if (statusCode !== 200) throw new Error(`its server answers ${statusCode}`);
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxMediaBytes) throw new Error('it has more than 5 MB');
      parts.push(part);
    }
    return new Uint8Array(Buffer.concat(parts));
  } finally {
    answer.destroy();
  }
}

/** The item with its pictures where they are now; an address stands in quotes in a text. */
function withPictures(item: ImportItem, here: ReadonlyMap<string, string>): ImportItem {
  const { content, featured_image_url: featured } = item.row;
  const written = item.pictures.reduce((text, address) => {
    const present = here.get(address);
    return present ? text.replaceAll(`src="${address.replaceAll('&', '&amp;')}"`, `src="${present}"`) : text;
  }, content);
  return {
    ...item,
    row: { ...item.row, content: written, featured_image_url: (featured && here.get(featured)) ?? featured },
  };
}
