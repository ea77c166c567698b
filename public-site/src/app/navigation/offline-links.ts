/**
 * Keeps offline clicks inside the application. A link of a part that is not hydrated makes the browser navigate, which
 * offline replaces the site by the browser's error page. The router navigates instead, and the site shows its own error.
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
  // In the capture phase: React stops the propagation of clicks on parts that are not hydrated yet.
  window.addEventListener('click', keep, true);
}
