const SHOWN_FOR_MS = 6000;

/** Shows the share button in place of its label (ArticleHeader.tsx), and makes it work. */
export function enhanceShareButton(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>('button[data-share]');
  const notice = button?.nextElementSibling?.querySelector('p');
  if (!button || !notice) return;
  if (button.previousElementSibling instanceof HTMLElement) button.previousElementSibling.hidden = true;
  button.hidden = false;
  let timer = 0;
  button.addEventListener('click', () => {
    const { share: url = '', title = '' } = button.dataset;
    void share({ title, url }).then((outcome) => {
      clearTimeout(timer);
      notice.textContent = outcome === 'shared' ? '' : wordsOf(outcome, url);
      notice.hidden = outcome === 'shared';
      timer = window.setTimeout(() => (notice.hidden = true), SHOWN_FOR_MS);
    });
  });
}

const wordsOf = (outcome: 'copied' | 'refused', url: string): string =>
  outcome === 'refused' ? `Voici le lien à copier\u00A0: ${url}` : 'Lien copié dans le presse-papier\u00A0!';

/** The result of sharing: the device's share sheet opened, the link was copied, or neither was possible. */
type Sharing = 'shared' | 'copied' | 'refused';

/** Opens the device's share sheet, or copies the address where there is none. @param page title and address to share */
async function share(page: { readonly title: string; readonly url: string }): Promise<Sharing> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(page);
      return 'shared';
    } catch (error) {
      // The visitor closed the sheet on purpose. After any other error, the address is copied instead.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'refused'; // Without https there is no clipboard, or the visitor forbids its use. The caller shows the address instead.
  }
}
