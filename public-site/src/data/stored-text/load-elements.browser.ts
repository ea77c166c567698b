/** The custom elements that stored texts contain, with the modules that define them. */
const MODULES: Readonly<Record<string, () => Promise<unknown>>> = {
  'click-to-play': () => import('./click-to-play.browser'),
  'copy-letter': () => import('./copy-letter.browser'),
  'payback-calculator': () => import('./payback-calculator.browser'),
};

/**
 * Imports the module of each custom element when the element comes near the window, because many readers never scroll that far. Until then
 * a video is a link, a message has no copy button, and a calculator shows its result for the usual terms.
 */
export function loadElements(page: ParentNode): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        MODULES[target.localName]?.().catch(() => undefined);
      }
    },
    { rootMargin: '50%' },
  );
  for (const element of page.querySelectorAll(Object.keys(MODULES).join())) near.observe(element);
}
