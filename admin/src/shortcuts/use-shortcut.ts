import { useEffect, useEffectEvent } from 'react';
import { type Shortcut, shortcuts } from './shortcuts';

const fields = 'input, textarea, select, [contenteditable="true"]';

/** A bare key typed in a field is a letter, and no shortcut. */
const isTyped = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(fields) !== null;

/** Whether a key was pressed that is this shortcut. */
export function isShortcut(event: KeyboardEvent, { key, withCommand }: Shortcut): boolean {
  if (event.key.toLowerCase() !== key.toLowerCase() || event.altKey) return false;
  // « ? » is typed with Shift on some keyboards and without on others.
  if (withCommand) return (event.ctrlKey || event.metaKey) && !event.shiftKey;
  return !event.ctrlKey && !event.metaKey && !isTyped(event);
}

/** Does something whenever the shortcut is pressed, anywhere on the screen. */
export function useShortcut(name: keyof typeof shortcuts, run: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event, shortcuts[name])) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
