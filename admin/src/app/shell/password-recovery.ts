import { newPasswordAddress } from './addresses';

/**
 * Reads the parameters of a password link, written after « # » so that no server sees them. Called before anything else:
 * the parameters are secrets, so they are removed from the address bar and the history entry at once.
 * @returns undefined at any other address
 */
export function takePasswordRecovery({ location, history }: Pick<Window, 'location' | 'history'>) {
  if (location.pathname !== newPasswordAddress) return undefined;
  const parameters = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', newPasswordAddress);
  return parameters;
}
