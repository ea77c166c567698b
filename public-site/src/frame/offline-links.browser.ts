/** While the browser is offline, keeps the visitor on the readable page and says why, instead of the browser's error page. */
export function keepOfflineLinks(page: Document): void {
  page.addEventListener('click', (event) => {
    if (navigator.onLine || event.defaultPrevented) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.hash || link.target) return;
    event.preventDefault();
    const notice = page.querySelector('[data-offline-notice]') ?? addNotice(page);
    notice.textContent =
      'Vous êtes hors ligne. Cette page reste lisible\u00A0; l’autre s’ouvrira une fois la connexion revenue.';
    addEventListener('online', () => notice.remove(), { once: true });
  });
}

function addNotice(page: Document): HTMLElement {
  const notice = page.createElement('p');
  notice.role = 'status';
  notice.dataset['offlineNotice'] = '';
  notice.className =
    'fixed inset-x-4 bottom-6 z-40 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-control border border-background bg-ink px-5 py-3 font-semibold text-background';
  page.body.append(notice);
  return notice;
}
