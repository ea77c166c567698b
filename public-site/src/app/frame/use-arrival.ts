import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a client-side navigation, does what a page load does for keyboards and screen readers: the focus moves to the
 * content, because the link that had it may have been removed, and the heading of the new page is announced.
 * @param contentId the element that holds the page's content and can take the focus
 * @returns the words to announce, empty on the first page of a visit
 */
export function useArrival(contentId: string): string {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const content = document.getElementById(contentId);
    setAnnounced(content?.querySelector('h1')?.textContent ?? document.title);
    // A link with a fragment moves the focus to its own target.
    if (!hash) content?.focus({ preventScroll: true });
  }, [pathname, hash, contentId]);
  return announced;
}
