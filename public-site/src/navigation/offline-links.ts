/**
 * Offline, a link that no script has taken over yet would lead to the browser's own page: its code may be what did not
 * come. The application then goes there, finds nothing either and says so in the page.
 * @param follow goes to an address inside the site
 */
export function keepOfflineLinks(follow: (address: string) => unknown): void {
  const keep = (event: MouseEvent): void => {
    if (navigator.onLine) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.origin !== location.origin || link.hash || link.target || link.href === location.href) return;
    event.preventDefault();
    follow(link.pathname + link.search);
  };
  // On the way down: React stops the clicks on parts whose code it still waits for.
  window.addEventListener('click', keep, true);
}
