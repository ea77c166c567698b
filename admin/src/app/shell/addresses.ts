/** Where the back-office lives; the router takes it as its basename. */
export const basename = '/admin';
export const signInAddress = `${basename}/login`;
export const forgottenPasswordAddress = `${basename}/forgot-password`;
/** Where the e-mail about a forgotten password leads. */
export const newPasswordAddress = `${basename}/set-password`;
export const dashboardAddress = `${basename}/dashboard`;

/** True for the addresses that lead a signed-in person to the dashboard. */
export function leadsToDashboard(pathname: string): boolean {
  return [basename, `${basename}/`, signInAddress, forgottenPasswordAddress].includes(pathname);
}

/** Changes the address bar without a new history entry; the shell has no router. */
export function replaceAddress(address: string): void {
  if (window.location.pathname !== address) window.history.replaceState(null, '', address);
}
