import type { Heading } from '../data/stored-text/outline';
import { ChevronDown } from './lucide-icons';

/** The number of headings from which a text gets a table of contents. */
const WORTH_LISTING = 3;

interface TableOfContentsProps {
  /** The title above the list, beside the text. */
  readonly title: string;
  readonly headings: readonly Heading[];
}

/** The headings of a long text: beside it on wide screens, with the current part marked (reading-place.browser.ts), folded on phones. */
export function TableOfContents({ title, headings }: TableOfContentsProps) {
  if (headings.length < WORTH_LISTING) return null;
  return (
    <>
      <details className="no-print group rounded-card border border-line bg-sand lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-5 font-heading font-bold">
          Sommaire
          <ChevronDown className="transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="Sommaire" className="border-t border-line px-5 py-3">
          <ContentsList headings={headings} />
        </nav>
      </details>
      <div className="no-print max-lg:hidden lg:order-last">
        <div className="sticky top-28 max-h-[calc(100vh-9rem)] overflow-y-auto">
          <nav aria-labelledby="sommaire" className="border-l border-line pl-6">
            <p id="sommaire" className="pb-2 font-heading font-bold">
              {title}
            </p>
            <ContentsList headings={headings} />
          </nav>
        </div>
      </div>
    </>
  );
}

function ContentsList({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <ol className="text-base">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className="contents-link">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
