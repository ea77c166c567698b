import type { Locator } from '@playwright/test';

/** The clipboard with content of another program. */
interface Copied {
  readonly text: string;
  readonly html?: string;
}

/** Pastes text and HTML by an event: Chromium's own clipboard rewrites the HTML. */
export async function paste(target: Locator, { text, html }: Copied): Promise<void> {
  await target.evaluate(
    async (element, copied) => {
      // The editor learns of a selection made by keyboard from an event, which is still queued.
      await new Promise((resolve) => setTimeout(resolve));
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied.text);
      if (copied.html) clipboardData.setData('text/html', copied.html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { text, html },
  );
}
