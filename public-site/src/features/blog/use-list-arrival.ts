import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a page link, a search or a filter, the element that had the focus has often been removed with the old list. The
 * focus moves to the first heading of the new list, which screen readers announce. `useArrival` does so for other pages.
 * @returns the ref of the first heading of the list
 */
export function useListArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const shownSearch = useRef(search);
  // After « Back » the browser restores the scroll position.
  const preventScroll = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (shownSearch.current === search) return;
    shownSearch.current = search;
    heading.current?.focus({ preventScroll });
  }, [search, preventScroll]);
  return heading;
}
