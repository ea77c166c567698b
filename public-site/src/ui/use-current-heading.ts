import { useEffect, useState } from 'react';
import type { Heading } from '../data/stored-text/outline';

/** The part being read: the last heading that passed the upper third of the window. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const passed = (): void => {
      const line = window.innerHeight / 3;
      const isPassed = ({ id }: Heading): boolean =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line;
      setCurrent(headings.findLast(isPassed)?.id);
    };
    // It calls when a heading crosses the line, however far a jump takes it, and not at every pixel scrolled.
    const observer = new IntersectionObserver(passed, { rootMargin: '1000000px 0px -66% 0px' });
    for (const { id } of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
