import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { SiteClient } from '../../data/client';
import { loadRedirect } from '../../data/redirects';
import type { PageMetadata } from '../../document/metadata';
import { useMenu } from '../../data/frame';
import { Button } from '../../ui/Button';
import { LinkList, PopularPages, SearchBox } from '../../ui/Suggestions';
import { ArrowLeft } from '../../ui/lucide-icons';

/** Redirects an address that no route matches, or answers 404. */
export async function load(client: SiteClient, { request }: LoaderFunctionArgs) {
  const redirect = await loadRedirect(client, request);
  if (redirect) throw redirect;
  return data(null, { status: 404 });
}

export const metadata = (): PageMetadata => ({
  title: 'Page introuvable',
  description: 'Cette adresse ne mène nulle part. Cherchez sur le site ou repartez de l’accueil.',
  path: '/',
  hidden: true,
});

/** The 404 screen, for an address that no route knows. */
export function Component() {
  const { useful } = useMenu();
  return (
    <div data-failure className="container-site grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[1.1fr_1fr] lg:py-16">
      <div className="flex flex-col gap-5 lg:self-center">
        <h1 className="text-title-l">Oups ! Page introuvable</h1>
        <p className="max-w-lg text-(length:--text-lead) text-muted">
          L’adresse a changé, ou elle n’a jamais mené quelque part.
        </p>
        <SearchBox />
        <div className="flex flex-wrap gap-3">
          <Button href="/">Retour à l’accueil</Button>
          <BackButton />
        </div>
      </div>
      <img
        src="/illustrations/introuvable.svg"
        alt="Dessin : le fil qui menait à la page s’est défait, un chat joue avec la pelote"
        width={800}
        height={450}
        className="w-full"
      />
      <PopularPages />
      <LinkList {...useful} />
    </div>
  );
}

/** A button that goes back to the previous page. It needs a script, so it is hidden until site.browser.ts shows it. */
function BackButton() {
  return (
    <Button type="button" variant="outline" hidden name="back">
      <ArrowLeft size={20} />
      Page précédente
    </Button>
  );
}
