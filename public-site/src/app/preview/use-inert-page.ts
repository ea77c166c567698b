import { useEffect } from 'react';

/**
 * Keeps the preview where it is: its links open in a tab of their own, where they can be tried, and its forms send
 * nothing. Links to a part of the text work as they do for readers.
 */
export function useInertPage(): void {
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || (link.hash && link.pathname === window.location.pathname)) return;
      link.target = '_blank';
      link.relList.add('noopener');
      // The router would take the click for a navigation inside this page.
      event.stopPropagation();
    };
    const refuse = (event: SubmitEvent): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', follow, { capture: true });
    document.addEventListener('submit', refuse, { capture: true });
    return () => {
      document.removeEventListener('click', follow, { capture: true });
      document.removeEventListener('submit', refuse, { capture: true });
    };
  }, []);
}
