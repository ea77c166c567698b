import { LRUCache } from 'lru-cache';
import { prepareText, type PreparedText } from './sanitise';

/** The number of characters from which preparing a text would make the server's other visitors wait. */
const LONG_TEXT = 50_000;

/** The texts prepared last. A change of content empties the cache of pages, and most texts of the pages are still the same. */
const prepared = new LRUCache<string, PreparedText>({
  maxSize: 2_000_000,
  sizeCalculation: ({ html }, stored) => stored.length + html.length + 1,
});

/** Prepares a stored text for display. On the server, a long text is prepared in a worker thread. */
export async function prepareStoredText(html: string): Promise<PreparedText> {
  const known = prepared.get(html);
  if (known) return known;
  const text = await prepare(html);
  prepared.set(html, text);
  return text;
}

async function prepare(html: string): Promise<PreparedText> {
  // Only a build contains the worker's file.
  if (!import.meta.env.SSR || !import.meta.env.PROD || html.length <= LONG_TEXT) return prepareText(html);
  const { prepareInThread } = await import('./prepare-in-thread');
  return prepareInThread(html);
}
