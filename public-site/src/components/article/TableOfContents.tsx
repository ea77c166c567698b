import { ChevronDown } from 'lucide-react';
import type { Heading } from '../../content/outline';
import { Link } from '../Link';
import { useCurrentHeading } from './use-current-heading';

/** From how many parts on an article is long enough to need one. */
const WORTH_LISTING = 3;

export const hasTableOfContents = (headings: readonly Heading[]): boolean => headings.length >= WORTH_LISTING;

/** Beside the text on wide screens, where it follows the reader. */
export function SideContents({ headings }: { readonly headings: readonly Heading[] }) {
  const current = useCurrentHeading(headings);
  return (
    <nav aria-labelledby="sommaire" className="border-l border-line pl-6">
      <p id="sommaire" className="pb-2 font-heading font-bold">
        Dans cet article
      </p>
      <ContentsList headings={headings} current={current} />
    </nav>
  );
}

/** Above the text on phones, folded. */
export function FoldedContents({ headings }: { readonly headings: readonly Heading[] }) {
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
