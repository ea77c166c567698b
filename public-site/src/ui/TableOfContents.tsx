import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Heading } from '../data/stored-text/outline';
import { Link } from './Link';

/** From how many parts on a text is long enough to need one. */
const WORTH_LISTING = 3;

interface TableOfContentsProps {
  /** What it is called beside the text. */
  readonly title: string;
  readonly headings: readonly Heading[];
}

/** The parts of a long text: beside it on wide screens, where they follow the reader; folded above it on phones. */
export function TableOfContents({ title, headings }: TableOfContentsProps) {
  if (headings.length < WORTH_LISTING) return null;
  return (
    <>
      <div className="no-print lg:hidden">
        <FoldedContents headings={headings} />
      </div>
      <div className="no-print max-lg:hidden lg:order-last">
        <div className="sticky top-28 max-h-[calc(100vh-9rem)] overflow-y-auto">
          <SideContents title={title} headings={headings} />
        </div>
      </div>
    </>
  );
}

function SideContents({ title, headings }: TableOfContentsProps) {
  const current = useCurrentHeading(headings);
  return (
    <nav aria-labelledby="sommaire" className="border-l border-line pl-6">
      <p id="sommaire" className="pb-2 font-heading font-bold">
        {title}
      </p>
      <ContentsList headings={headings} current={current} />
    </nav>
  );
}

function FoldedContents({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <details className="group rounded-card border border-line bg-sand">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-5 font-heading font-bold">
        Sommaire
        <ChevronDown aria-hidden="true" className="transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label="Sommaire" className="border-t border-line px-5 py-3">
        <ContentsList headings={headings} />
      </nav>
    </details>
  );
}

interface ContentsListProps {
  readonly headings: readonly Heading[];
  readonly current?: string | undefined;
}

function ContentsList({ headings, current }: ContentsListProps) {
  return (
    <ol className="text-base">
      {headings.map(({ id, text }) => (
        <li key={id}>
          {/* A link of the router: the browser's own would make the scroll position jump back. */}
          <Link
            to={`#${id}`}
            onClick={() => focusHeading(id)}
            aria-current={id === current ? 'true' : undefined}
            className="contents-link"
          >
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The keyboard goes on from the part that was chosen. */
function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The part being read: the last heading that passed the upper third of the window. */
function useCurrentHeading(headings: readonly Heading[]): string | undefined {
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
