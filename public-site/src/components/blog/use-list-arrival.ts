import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a page link, a search or a filter, what had the focus is often gone with the old list: the keyboard goes on from
 * the first heading of the new one, which screen readers then say. Other pages are `useArrival`'s.
 * @returns for the first heading of the list
 */
export function useListArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const shownSearch = useRef(search);
  // Going back shows the place that was left.
  const preventScroll = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (shownSearch.current === search) return;
    shownSearch.current = search;
    heading.current?.focus({ preventScroll });
  }, [search, preventScroll]);
  return heading;
}
