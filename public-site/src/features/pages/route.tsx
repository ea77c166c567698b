import { useLoaderData } from 'react-router-dom';
import type { Heading } from '../../data/stored-text/outline';
import { PageHead } from './PageHead';
import type { ShownPage } from './data';
import { Button } from '../../ui/Button';
import { StoredHtml } from '../../ui/StoredHtml';
import { TableOfContents } from '../../ui/TableOfContents';
import { UnpublishedBanner } from '../../ui/PreviewBanner';
import { BlocksScreen } from './BlocksScreen';
import { loadStoredPage, storedPageMetadata, type StoredPage } from './stored-page';

export const load = loadStoredPage;
export const metadata = storedPageMetadata;

/** A stored page, made of blocks or of one text. A banner tells administrators when visitors do not see it. */
export function Component() {
  const { page, headings, blocks } = useLoaderData<StoredPage>();
  return (
    <>
      <UnpublishedBanner text={page} />
      {blocks.length > 0 ? (
        <BlocksScreen page={page} blocks={blocks} />
      ) : (
        <TextScreen page={page} headings={headings} />
      )}
    </>
  );
}

const privacyPage = 'politique-confidentialite';

/** A page of one text, directly below the root, such as the legal pages. */
export function TextScreen({ page, headings }: { readonly page: ShownPage; readonly headings: readonly Heading[] }) {
  return (
    <article>
      <PageHead page={page} />
      <div className="container-site grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 py-10 lg:grid-cols-[minmax(0,68ch)_minmax(12rem,1fr)] lg:py-16">
        <TableOfContents title="Dans cette page" headings={headings} />
        <div>
          <StoredHtml html={page.content} folds />
          {page.slug === privacyPage && <AnalyticsChoice />}
          <ContactPrompt />
        </div>
      </div>
    </article>
  );
}

/** The links at the end of a page of one text: to the contact form and the home page. */
function ContactPrompt() {
  return (
    <aside
      aria-label="Nous contacter"
      className="no-print mt-12 max-w-[68ch] rounded-card border border-line bg-sand p-6"
    >
      <h2 className="text-title-s">Une question sur cette page ?</h2>
      <p className="mt-2">Écrivez-nous, une personne vous répond.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button href="/contact" size="sm">
          Nous écrire
        </Button>
        <Button href="/" variant="outline" size="sm">
          Retour à l’accueil
        </Button>
      </div>
    </aside>
  );
}

/** The checkbox against being counted, on the privacy page. It needs a script (analytics-choice.browser.ts), as counting does. */
function AnalyticsChoice() {
  return (
    <section
      aria-labelledby="choix-mesures"
      data-analytics-choice
      className="mt-12 max-w-[68ch] rounded-card border border-line p-6"
    >
      <h2 id="choix-mesures" className="text-title-s">
        Vos visites et nos statistiques
      </h2>
      <p role="status" className="mt-2">
        Vos visites sont comptées, sans que nous puissions vous reconnaître.
      </p>
      <noscript>
        <p>Votre navigateur n’exécute pas les scripts de ce site&nbsp;: il ne compte rien.</p>
      </noscript>
      <Button type="button" variant="outline" size="sm" className="mt-4" disabled>
        Ne plus compter mes visites
      </Button>
    </section>
  );
}
