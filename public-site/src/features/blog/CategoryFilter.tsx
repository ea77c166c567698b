import { publicPostCategories } from '@agency/supabase/blog-posts';
import { blogAddress, type BlogFilter } from '../../data/blog-filter';

interface CategoryFilterProps {
  readonly filter: BlogFilter;
  /** A category that has no button; none while the list shows it. */
  readonly beside: string | undefined;
}

/** The category buttons: links that keep the rest of the filter. */
export function CategoryFilter({ filter, beside }: CategoryFilterProps) {
  const known: readonly string[] = publicPostCategories;
  const others = filter.category && !known.includes(filter.category) ? [filter.category] : [];
  const choices = [
    { label: 'Tous', category: undefined },
    ...[...known, ...others].map((name) => ({ label: name, category: name })),
  ];
  return (
    <nav aria-label="Catégories">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ label, category }) => (
          <li key={label}>
            <a
              href={blogAddress({ ...filter, category, page: 1 })}
              aria-current={category === filter.category ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-full border border-muted px-4 text-base font-medium hover:border-ink hover:bg-sand aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-background forced-colors:aria-[current]:underline"
            >
              {label}
            </a>
          </li>
        ))}
        {beside && beside !== filter.category && (
          <li>
            <a
              href={blogAddress({ ...filter, category: beside, page: 1 })}
              className="flex min-h-11 items-center px-2 text-base font-medium underline underline-offset-4 hover:text-action"
            >
              {beside}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
