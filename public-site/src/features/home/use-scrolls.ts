import { useEffect, useState, type RefObject } from 'react';

/** Whether an element holds more than its width shows, so that it scrolls sideways. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}
