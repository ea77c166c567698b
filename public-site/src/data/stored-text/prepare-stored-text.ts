import { prepareText, type PreparedText } from './sanitise';

/** Longer texts, in characters, would make the server's other visitors wait. */
const LONG_TEXT = 50_000;

/** Prepares a stored text for display; on the server, a long one in a thread of its own. */
export async function prepareStoredText(html: string): Promise<PreparedText> {
  // The thread's file exists in a build only.
  if (!import.meta.env.SSR || !import.meta.env.PROD || html.length <= LONG_TEXT) return prepareText(html);
  const { prepareInThread } = await import('./prepare-in-thread');
  return prepareInThread(html);
}
