/** Signs that the visitor is about to use the page. */
const SIGNS = [
  'pointerdown',
  'click',
  'keydown',
  'touchstart',
  'focusin',
  'mouseover',
  'scroll',
  'submit',
  'popstate',
] as const;

let interest: Promise<void> | undefined;

/** Resolves at the visitor's first sign of interest since this was first called. */
export function firstInterest(): Promise<void> {
  interest ??= new Promise((resolve) => {
    const once = (): void => {
      for (const sign of SIGNS) removeEventListener(sign, once, true);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, once, { capture: true, passive: true });
  });
  return interest;
}
