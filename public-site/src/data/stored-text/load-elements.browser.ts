/** The custom elements that texts hold, with the modules that make them work. */
const MODULES: Readonly<Record<string, () => Promise<unknown>>> = {
  'click-to-play': () => import('./click-to-play.browser'),
  'copy-letter': () => import('./copy-letter.browser'),
  'payback-calculator': () => import('./payback-calculator.browser'),
};

/**
 * Imports the module of each custom element when it comes near the window, as many readers never scroll so far. Without its module, a video
 * stays a link, a letter is selected by hand, and a calculator shows its result for the usual terms.
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
