import { prepareText, type PreparedText } from './sanitise';

/** Longer texts, in characters, would keep the server's other visitors waiting. */
const LONG_TEXT = 50_000;

/** Makes a stored text ready to be shown: a long one, on the server, in a thread of its own. */
export async function prepareStoredText(html: string): Promise<PreparedText> {
  // Only a build has the thread's file.
  if (!import.meta.env.SSR || !import.meta.env.PROD || html.length <= LONG_TEXT) return prepareText(html);
  const { prepareInThread } = await import('./prepare-in-thread');
  return prepareInThread(html);
}
