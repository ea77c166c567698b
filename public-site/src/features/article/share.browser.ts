const SHOWN_FOR_MS = 6000;

/** Replaces the text that stands for the share button (ShareButton.tsx) by the button. */
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
  outcome === 'refused' ? `Voici le lien à copier : ${url}` : 'Lien copié dans le presse-papier !';

/** The outcome of sharing: the device's own sheet took over, the link is in the clipboard, or neither was possible. */
type Sharing = 'shared' | 'copied' | 'refused';

/**
 * Shares an address through the device, else copies it.
 * @param page what the device's sheet shows
 */
async function share(page: { readonly title: string; readonly url: string }): Promise<Sharing> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(page);
      return 'shared';
    } catch (error) {
      // Closing the sheet is the visitor's choice; after any other failure, the clipboard remains.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'refused'; // The clipboard is missing outside https, or the visitor forbids it: the caller shows the address.
  }
}
