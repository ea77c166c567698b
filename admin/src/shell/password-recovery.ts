import { newPasswordAddress } from './addresses';

/**
 * What the link of the e-mail about a forgotten password carries, behind the « # » that no server sees. To be called
 * before anything else: it leaves the address bar, the history entry and whatever reads them at once.
 * @returns undefined at any other address
 */
export function takePasswordRecovery({ location, history }: Pick<Window, 'location' | 'history'>) {
  if (location.pathname !== newPasswordAddress) return undefined;
  const carried = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', newPasswordAddress);
  return carried;
}
