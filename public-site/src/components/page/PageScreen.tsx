import type { SitePage } from '../../data/pages';
import type { Crumb } from '../../head/metadata';
import { groupOf } from '../../navigation';
import { contactAddress, offerOf } from '../../offers';
import { AuditCall } from '../AuditCall';
import { Button } from '../Button';
import { ScreenHead } from '../ScreenHead';
import { StoredHtml } from '../StoredHtml';
import { ContactPrompt } from './ContactPrompt';
import { OfferBox } from './OfferBox';
import { RelatedPages } from './RelatedPages';

/** What is shown of a page; its content is made of the allow-list. */
type ShownPage = Pick<SitePage, 'slug' | 'title' | 'excerpt' | 'content' | 'featured_image_url' | 'featured_image_alt'>;

/** What the screens are called that present the pages of a folder. */
const FOLDERS: Readonly<Record<string, string>> = {
  services: 'Services',
  'cas-usage': 'Cas d’usage',
  automatisations: 'Automatisations',
};

/** Where a page stands in the site; a page of the menus goes by its name there, shorter than its title. */
export function pageCrumbs({ slug, title }: Pick<SitePage, 'slug' | 'title'>): Crumb[] {
  const to = `/${slug}`;
  const label = groupOf(to)?.links.find((link) => link.to === to)?.label ?? title;
  const [folder = '', rest] = slug.split('/');
  return rest === undefined ? [{ label }] : [{ label: FOLDERS[folder] ?? folder, to: `/${folder}` }, { label }];
}

/**
 * The generic screen of every stored page: services, sectors, automations, legal pages and any other. The same for its
 * readers and, in the preview, for who writes it.
 */
export function PageScreen({ page }: { readonly page: ShownPage }) {
  // A page below a folder sells something; one right below the root (legal pages, mostly) informs.
  const selling = page.slug.includes('/');
  return (
    <article>
      <ScreenHead
        crumbs={pageCrumbs(page)}
        title={page.title}
        lead={page.excerpt}
        picture={page.featured_image_url ? { src: page.featured_image_url, alt: page.featured_image_alt } : undefined}
      >
        {selling && <Button to={contactAddress(offerOf(page.slug))}>Prendre RDV</Button>}
      </ScreenHead>
      <div className="container-site grid gap-x-16 gap-y-10 py-10 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_19rem] lg:py-16">
        <div>
          <StoredHtml html={page.content} />
          {!selling && <ContactPrompt />}
        </div>
        {selling && <OfferBox offer={offerOf(page.slug)} />}
      </div>
      <RelatedPages pathname={`/${page.slug}`} />
      {selling && (
        <div className="pt-12 lg:pt-16">
          <AuditCall
            title="Et votre cas ?"
            text="Comptez trente minutes, en visio ou par téléphone, pour un avis et un prix de départ."
            offer={offerOf(page.slug)}
          />
        </div>
      )}
      <p className="container-site pt-12">
        <Button to="/" variant="outline" size="sm">
          Retour à l’accueil
        </Button>
      </p>
    </article>
  );
}
