import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, ⌘+S on a Mac, anywhere on the screen. */
export function useSaveShortcut(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const pressed = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!pressed || event.shiftKey || event.altKey) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
