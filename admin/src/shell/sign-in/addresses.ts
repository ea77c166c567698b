/** The path of the back-office, the router's basename. */
export const basename = '/admin';
export const signInAddress = `${basename}/login`;
export const forgottenPasswordAddress = `${basename}/forgot-password`;
/** The path of the link in a password-recovery e-mail. */
export const newPasswordAddress = `${basename}/set-password`;
export const dashboardAddress = `${basename}/dashboard`;

/** True for the addresses that lead a signed-in person to the dashboard. */
export function leadsToDashboard(pathname: string): boolean {
  return [basename, `${basename}/`, signInAddress, forgottenPasswordAddress].includes(pathname);
}

/** Changes the address bar without a new history entry, as the shell has no router. */
export function replaceAddress(address: string): void {
  if (window.location.pathname !== address) window.history.replaceState(null, '', address);
}

/**
 * Reads the parameters of a password link, which come after `#` so that no server sees them. Call this before anything else:
 * the parameters are secrets, so this removes them from the address bar and the history entry at once.
 * @returns undefined at any other address
 */
export function takePasswordRecovery({ location, history }: Pick<Window, 'location' | 'history'>) {
  if (location.pathname !== newPasswordAddress) return undefined;
  const parameters = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', newPasswordAddress);
  return parameters;
}
