import { useEffect, useEffectEvent } from 'react';
import { type Shortcut, shortcuts } from './shortcuts';

const fields = 'input, textarea, select, [contenteditable="true"]';

/** In a field, a key without Ctrl or ⌘ types a character. */
const isTyped = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(fields) !== null;

export function isShortcut(event: KeyboardEvent, { key, withCommand, outsideFields }: Shortcut): boolean {
  if (event.key.toLowerCase() !== key.toLowerCase() || event.altKey) return false;
  if (outsideFields && isTyped(event)) return false;
  // Shift is ignored without a command key: some keyboards need Shift for `?`.
  if (withCommand) return (event.ctrlKey || event.metaKey) && !event.shiftKey;
  return !event.ctrlKey && !event.metaKey && !isTyped(event);
}

/** Runs a function whenever the shortcut is pressed, anywhere on the screen. */
export function useShortcut(name: keyof typeof shortcuts, run: () => unknown): void {
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
