import { searchPath } from '@agency/supabase/pages';
import { automationLinks, serviceLinks, type NavigationLink } from '../data/links';
import { SearchForm } from '../ui/SearchForm';

const POPULAR: readonly NavigationLink[] = [
  ...serviceLinks.slice(0, 3),
  { to: '/automatisations/services-rendez-vous', label: 'Rappels de rendez-vous' },
  ...automationLinks.filter(({ to }) => to.endsWith('finance-comptabilite')),
];

/** Popular links. */
export const PopularPages = () => <LinkList title="Pages populaires" links={POPULAR} />;

/** Links of a screen that has nothing else to show. */
export function LinkList({ title, links }: { readonly title: string; readonly links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-title-s">{title}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={to} className="block py-3 font-medium underline-offset-4 hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Searches the site; blank text goes nowhere. */
export const SearchBox = () => (
  <div className="max-w-lg">
    <SearchForm
      action={searchPath}
      region="Recherche"
      label="Chercher sur le site"
      name="q"
      id="recherche-404"
      placeholder="relance, devis, agenda…"
      required
      pattern=".*\S.*"
      title="Un mot au moins"
      maxLength={100}
    />
  </div>
);
