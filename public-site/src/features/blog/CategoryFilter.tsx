import { categoryName, publicPostCategories } from '@agency-site/domain/blog-posts';
import { blogAddress, type BlogFilter } from '../../data/blog-filter';
import { useCategories } from '../../data/frame';
import { FilterLinks } from '../../ui/FilterLinks';

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
