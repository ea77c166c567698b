import { groupOf, pictureOf, sectorLinks, serviceLinks } from '../../data/links';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';

/** The other pages of the same group of the menus; nothing for a page that is in none. */
export function RelatedPages({ pathname }: { readonly pathname: string }) {
  const links = groupOf(pathname)?.links;
  if (!links) return null;
  return (
    <section aria-labelledby="a-voir-aussi" className="bg-sand">
      <div className="container-site py-12 lg:py-16">
        <h2 id="a-voir-aussi" className="mb-6 text-title-m lg:mb-8">
          {titleOf(links)}
        </h2>
        <ul className="grid gap-x-4 gap-y-7 max-sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] sm:grid-cols-3 sm:gap-x-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {links
            .filter(({ to }) => to !== pathname)
            .map(({ to, label, hint }) => (
              <li key={to} className="group relative flex flex-col gap-1.5">
                <Picture
                  src={pictureOf(to)}
                  alt=""
                  className="rounded-card border border-line transition-colors group-focus-within:border-ink group-hover:border-ink"
                />
                <h3 className="mt-1 text-lg">
                  <Link to={to} className="underline-offset-4 group-hover:underline after:absolute after:inset-0">
                    {label}
                  </Link>
                </h3>
                <p className="text-base leading-snug text-muted">{hint}</p>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}

function titleOf(links: unknown): string {
  if (links === serviceLinks) return 'Les autres services';
  return links === sectorLinks ? 'Les autres métiers' : 'Les autres automatisations';
}
