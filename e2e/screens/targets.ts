import type { Page } from '@playwright/test';

/** Returns targets of less than 24 pixels, except links in a sentence (WCAG 2.2, 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('a[href], button, input, select, textarea, summary').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
      .filter((element) => {
        const inSentence =
          getComputedStyle(element).display === 'inline' &&
          (element.parentElement?.textContent.length ?? 0) > element.textContent.length;
        // A card is clickable as a whole, a checkbox together with its label.
        const covers = getComputedStyle(element, '::after').position === 'absolute';
        const target = covers
          ? (element as HTMLElement).offsetParent
          : element.matches('[type="checkbox"]')
            ? element.closest('label')
            : element;
        const { width: across, height: down } = (target ?? element).getBoundingClientRect();
        return !inSentence && across > 1 && (across < 24 || down < 24);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
