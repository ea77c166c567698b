import { automationLinks, serviceLinks, type NavigationLink } from '../../data/links';
import { Link } from '../../ui/Link';

const POPULAR: readonly NavigationLink[] = [
  ...serviceLinks.slice(0, 3),
  { to: '/automatisations/services-rendez-vous', label: 'Rappels de rendez-vous' },
  ...automationLinks.filter(({ to }) => to.endsWith('finance-comptabilite')),
];

/** What most visitors look for. */
export const PopularPages = () => <LinkList title="Pages populaires" links={POPULAR} />;

/** Ways on from a screen that has nothing else to show. */
export function LinkList({ title, links }: { readonly title: string; readonly links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-title-s">{title}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="block py-3 font-medium underline-offset-4 hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
