import type { Page } from '@playwright/test';

/** The focused element as a person sees it. */
export interface FocusStop {
  readonly name: string;
  /** Whether the browser draws an outline of at least two pixels around the element. */
  readonly marked: boolean;
  /** Whether a part of the element is in the window and not covered. */
  readonly isVisible: boolean;
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
      isVisible: top !== null && (element.contains(top) || top.contains(element)),
    };
  });
}

/** The number of visible interactive elements that Tab must reach; a group of radio buttons counts once. */
export const interactiveCount = (page: Page): Promise<number> =>
  page
    .locator('a[href], button, input:not([type="radio"]:not(:checked)), select, textarea, summary, [tabindex="0"]')
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
        ).length,
    );
