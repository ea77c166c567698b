import type { Locator } from '@playwright/test';

/** The clipboard with content of another program. */
interface Copied {
  readonly text: string;
  readonly html?: string;
}

/**
 * Pastes text and HTML by an event, because Chromium's own clipboard rewrites the HTML. Firefox ignores the content of such an event, so
 * there the keyboard copies it, through a listener, and pastes it.
 */
export async function paste(target: Locator, { text, html }: Copied): Promise<void> {
  const isIgnored = await target.evaluate(
    async (element, copied) => {
      // The editor learns of a selection made by keyboard from an event, which is still queued.
      await new Promise((resolve) => setTimeout(resolve));
      const write = (clipboard: DataTransfer): void => {
        clipboard.setData('text/plain', copied.text);
        if (copied.html) clipboard.setData('text/html', copied.html);
      };
      const clipboardData = new DataTransfer();
      write(clipboardData);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      if (event.clipboardData?.types.length) {
        element.dispatchEvent(event);
        return false;
      }
      const copy = (copying: ClipboardEvent): void => {
        if (copying.clipboardData) write(copying.clipboardData);
        copying.preventDefault();
        copying.stopImmediatePropagation();
      };
      window.addEventListener('copy', copy, { capture: true, once: true });
      return true;
    },
    { text, html },
  );
  if (!isIgnored) return;
  await target.press('Control+c');
  await target.press('Control+v');
}
