import type { Page } from '@playwright/test';

/** Where the keyboard stands, as a person sees it. */
export interface FocusStop {
  readonly name: string;
  /** Whether the page shows the focus: an outline of two pixels or more. */
  readonly marked: boolean;
  /** Whether something of the element is in the window and not under something else. */
  readonly seen: boolean;
}

/** Presses Tab once. @returns undefined once the focus has left the page */
export async function nextStop(page: Page): Promise<FocusStop | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
    return {
      name: `${element.localName} « ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)} »`,
      marked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      seen: top !== null && (element.contains(top) || top.contains(element)),
    };
  });
}

/** How many elements of the page a keyboard must reach: the visible ones that do something, one for a set of choices. */
export const interactiveCount = (page: Page): Promise<number> =>
  page
    .locator('a[href], button, input:not([type="radio"]:not(:checked)), select, textarea, summary, [tabindex="0"]')
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
        ).length,
    );
