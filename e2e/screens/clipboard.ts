import type { Locator } from '@playwright/test';

/** What another program puts on the clipboard. */
interface Copied {
  readonly text: string;
  readonly html?: string;
}

/** Pastes what another program copied. The browser's own clipboard would rewrite the HTML on the way in. */
export async function paste(target: Locator, { text, html }: Copied): Promise<void> {
  await target.evaluate(
    (element, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied.text);
      if (copied.html) clipboardData.setData('text/html', copied.html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { text, html },
  );
}
