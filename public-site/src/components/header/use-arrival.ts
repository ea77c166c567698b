import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation inside the site, does for keyboards and screen readers what a page load would: the focus leaves the
 * link that is gone and starts at the content again, and the new page is told by its heading.
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
    // A link to a part of the page has a place of its own to go to.
    if (!hash) content?.focus({ preventScroll: true });
  }, [pathname, hash, contentId]);
  return announced;
}
