/**
 * Sets how far below the screen the browser loads lazy pictures, as on a fast connection; headless Chromium would load them from twice as
 * far. The flag replaces the one with which Playwright declares a mouse, so it declares the mouse too.
 */
const LAZY_PICTURES =
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** The arguments of Chromium in journeys and benchmarks. Its sandbox refuses root; the pages are our own. */
export const browserArguments: readonly string[] = [
  '--disable-background-networking',
  LAZY_PICTURES,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
