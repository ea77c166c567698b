import { useMenu, useSettings } from '../data/frame';
import type { MenuGroup } from '../data/menu';
import { SearchForm } from './SearchForm';

export const PopularPages = () => <LinkList {...useMenu().popular} />;

/** A list of links on a page that has nothing else to show. */
export function LinkList({ title, links }: MenuGroup) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title?.label}>
      {title && <h2 className="mb-3 text-title-s">{title.label}</h2>}
      <ul className="divide-y divide-line border-y border-line">
        {links.map(({ to, label }) => (
          <li key={`${to} ${label}`}>
            <a href={to} className="block py-3 text-base font-semibold underline-offset-4 hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A search of the site. Browsers do not submit it blank. */
export const SearchBox = () => (
  <div className="max-w-lg">
    <SearchForm
      action="/blog"
      region="Recherche"
      label="Chercher sur le site"
      name="search"
      id="recherche-404"
      placeholder={useSettings().search_examples || undefined}
      required
      pattern=".*\S.*"
      title="Un mot au moins"
      maxLength={100}
    />
  </div>
);
