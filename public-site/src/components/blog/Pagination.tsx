import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from '../Link';
import { blogAddress, type BlogFilter } from './blog-filter';
import { pageSteps } from './page-numbers';

const STEP =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-line px-3 font-medium tabular-nums hover:border-ink hover:bg-sand';

interface PaginationProps {
  readonly filter: BlogFilter;
  /** How many pages the filtered list has. */
  readonly pages: number;
}

/** Links to the other pages of the list, which keep its filter. */
export function Pagination({ filter, pages }: PaginationProps) {
  if (pages <= 1) return null;
  const addressOf = (page: number): string => blogAddress({ ...filter, page });
  return (
    <nav aria-label="Pages du blog" className="flex flex-wrap items-center justify-center gap-2 pt-4">
      {filter.page > 1 && (
        <Link to={addressOf(filter.page - 1)} rel="prev" className={STEP}>
          <ArrowLeft aria-hidden="true" size={18} />
          <span>
            <span className="max-sm:sr-only">Page </span>précédente
          </span>
        </Link>
      )}
      <ol className="flex flex-wrap gap-2 max-sm:order-first max-sm:w-full max-sm:justify-center">
        {pageSteps(filter.page, pages).map((step, index, steps) =>
          step === 'gap' ? (
            <li key={`gap-${steps[index - 1] ?? ''}`} className="flex min-h-11 items-center px-1 text-muted">
              …
            </li>
          ) : (
            <li key={step}>
              <Link
                to={addressOf(step)}
                aria-current={step === filter.page ? 'page' : undefined}
                className={`${STEP} aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:underline`}
              >
                <span className="sr-only">Page </span>
                {step}
              </Link>
            </li>
          ),
        )}
      </ol>
      {filter.page < pages && (
        <Link to={addressOf(filter.page + 1)} rel="next" className={STEP}>
          <span>
            <span className="max-sm:sr-only">Page </span>suivante
          </span>
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      )}
    </nav>
  );
}
