/** The events of an interaction. */
const EVENTS = [
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

let interaction: Promise<void> | undefined;

/** Resolves at the first interaction of the visitor since this was first called. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const once = (): void => {
      for (const event of EVENTS) removeEventListener(event, once, true);
      resolve();
    };
    for (const event of EVENTS) addEventListener(event, once, { capture: true, passive: true });
  });
  return interaction;
}
