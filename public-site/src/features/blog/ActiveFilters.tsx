import { X } from 'lucide-react';
import { blogAddress, type BlogFilter } from '../../data/blog-filter';

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
            <X aria-hidden="true" size={18} className="shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
