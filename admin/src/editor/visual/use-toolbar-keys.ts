import { type KeyboardEvent, useEffect, useRef } from 'react';
import { shortcuts } from '../../ui/shortcuts/shortcuts';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  [shortcuts.nextButton.key]: (index, count) => (index + 1) % count,
  [shortcuts.previousButton.key]: (index, count) => (index - 1 + count) % count,
  [shortcuts.firstButton.key]: () => 0,
  [shortcuts.lastButton.key]: (_index, count) => count - 1,
};

/**
 * The keys of a toolbar: Tab enters and leaves it, arrow keys move between its buttons.
 * @returns the props of its element
 */
export function useArrowKeys() {
  const ref = useRef<HTMLDivElement>(null);
  const buttons = () => [...(ref.current?.querySelectorAll('button') ?? [])];
  // At each render: the button with the tab stop may have been removed.
  useEffect(() => {
    const all = buttons();
    if (all[0] && !all.some((button) => button.tabIndex === 0)) all[0].tabIndex = 0;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const index = all.findIndex((button) => button === event.target);
    const step = steps[event.key];
    if (!step || index < 0) return;
    event.preventDefault();
    const next = all[step(index, all.length)];
    all.forEach((button) => (button.tabIndex = button === next ? 0 : -1));
    next?.focus();
  };
  return { ref, onKeyDown };
}
