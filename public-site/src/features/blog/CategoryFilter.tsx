import { categoryName, publicPostCategories } from '@agency-site/domain/blog-posts';
import { blogAddress, type BlogFilter } from '../../data/blog-filter';
import { useCategories } from '../../data/frame';
import { FilterLinks } from '../../ui/FilterLinks';
import { X } from '../../ui/lucide-icons';

interface CategoryFilterProps {
  readonly filter: BlogFilter;
  /** A category that has articles but no button; it gets a plain link. */
  readonly categoryWithoutButton: string | undefined;
}

/** The category buttons. Each is a link that keeps the other filters. */
export function CategoryFilter({ filter, categoryWithoutButton }: CategoryFilterProps) {
  const names = useCategories();
  const known: readonly string[] = publicPostCategories;
  const others = filter.category && !known.includes(filter.category) ? [filter.category] : [];
  const addressOf = (category: string | undefined) => blogAddress({ ...filter, category, page: 1 });
  const links = [undefined, ...known, ...others].map((category) => ({
    to: addressOf(category),
    label: category ? categoryName(names, category) : 'Tous',
    isCurrent: category === filter.category,
  }));
  return (
    <FilterLinks label="Catégories" links={links}>
      {categoryWithoutButton && categoryWithoutButton !== filter.category && (
        <li>
          <a
            href={addressOf(categoryWithoutButton)}
            className="flex min-h-11 items-center px-2 text-base underline underline-offset-4 hover:text-action"
          >
            {categoryName(names, categoryWithoutButton)}
          </a>
        </li>
      )}
    </FilterLinks>
  );
}

/** The active filters except the category, each as a link that removes it. */
export function ActiveFilters({ filter }: { readonly filter: BlogFilter }) {
  const narrowing = [
    { name: 'Recherche', value: filter.search, without: { ...filter, search: undefined, page: 1 } },
    { name: 'Mot-clé', value: filter.tag, without: { ...filter, tag: undefined, page: 1 } },
  ].filter(({ value }) => value);
  if (narrowing.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {narrowing.map(({ name, value, without }) => (
        <li key={name} className="max-w-full">
          <a
            href={blogAddress(without)}
            className="flex min-h-9 items-center gap-2 rounded-control bg-teal-soft px-3 py-1 text-base hover:underline"
          >
            <span className="min-w-0">
              <span className="sr-only">Retirer le filtre </span>
              {name} : <strong>{value}</strong>
            </span>
            <X size={18} className="shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
