import { ArrowLeft, ArrowRight } from './lucide-icons';

const STEP =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-line px-3 text-base tabular hover:border-ink hover:bg-sand';

interface PaginationProps {
  /** The accessible name of the pagination. */
  readonly label: string;
  readonly page: number;
  /** The number of pages of the list. */
  readonly pages: number;
  /** The address of another page of the same list. */
  readonly addressOf: (page: number) => string;
}

/** Links to the other pages of the list. */
export function Pagination({ label, page, pages, addressOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-2 pt-4">
      {page > 1 && (
        <a href={addressOf(page - 1)} rel="prev" className={STEP}>
          <ArrowLeft size={18} />
          <span>
            <span className="max-sm:sr-only">Page </span>précédente
          </span>
        </a>
      )}
      <ol className="flex flex-wrap gap-2 max-sm:order-first max-sm:w-full max-sm:justify-center">
        {pageSteps(page, pages).map((step, index, steps) =>
          step === 'gap' ? (
            <li key={`gap-${steps[index - 1] ?? ''}`} className="flex min-h-11 items-center px-1 text-muted">
              …
            </li>
          ) : (
            <li key={step}>
              <a
                href={addressOf(step)}
                aria-current={step === page ? 'page' : undefined}
                className={`${STEP} aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-background forced-colors:aria-[current]:underline`}
              >
                <span className="sr-only">Page </span>
                {step}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <a href={addressOf(page + 1)} rel="next" className={STEP}>
          <span>
            <span className="max-sm:sr-only">Page </span>suivante
          </span>
          <ArrowRight size={18} />
        </a>
      )}
    </nav>
  );
}

/** A page number, or `gap` for omitted pages. */
type PageStep = number | 'gap';

/** How many pages to show on either side of the current one. */
const AROUND = 1;

/** The first page, the last and those around the current one. A gap of one page shows that page, which takes no more room. */
export function pageSteps(current: number, last: number): PageStep[] {
  const shown = new Set([1, last]);
  for (let page = current - AROUND; page <= current + AROUND; page += 1) {
    if (page >= 1 && page <= last) shown.add(page);
  }
  const numbers = [...shown].toSorted((a, b) => a - b);
  return numbers.flatMap((page, index): PageStep[] => {
    const missing = page - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap', page];
  });
}
