import { Search } from 'lucide-react';
import { automationLinks, serviceLinks, type NavigationLink } from '../data/links';
import { Button } from '../ui/Button';

/** For visitors of a missing page or article: a search and popular links. */
export function Suggestions() {
  return (
    <>
      <SearchBox />
      <PopularPages />
    </>
  );
}

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

/** Searches the blog; blank text goes nowhere. */
export function SearchBox() {
  return (
    <form action="/blog" role="search" aria-label="Recherche dans le carnet" className="flex max-w-lg flex-col gap-1.5">
      <label htmlFor="recherche-404" className="font-medium">
        Chercher dans le carnet
      </label>
      <div className="flex gap-2">
        <input
          id="recherche-404"
          className="field"
          type="search"
          name="search"
          placeholder="relance, devis, agenda…"
          required
          pattern=".*\S.*"
          title="Un mot au moins"
          maxLength={100}
        />
        <Button type="submit" variant="secondary" className="shrink-0">
          <Search aria-hidden="true" size={20} />
          <span className="max-sm:sr-only">Chercher</span>
        </Button>
      </div>
    </form>
  );
}
