import { identity } from '@agency/brand/identity';
import { useLoaderData } from 'react-router-dom';
import type { AboutData } from '../components/about/BelowTheHead';
import { Button } from '../components/Button';
import { hydrateLater, renderNow } from '../components/hydrate-later';
import { ScreenHead } from '../components/ScreenHead';
import type { SiteClient } from '../data/client';
import type { PageMetadata } from '../head/metadata';
import { capitalised, inWords } from '../in-words';

const crumbs = [{ label: 'À propos' }] as const;

export async function load(client: SiteClient): Promise<AboutData> {
  // Without a connection the code may not come either, and the page does without.
  const lists = await import('../data/site-content').catch(() => undefined);
  const [figures = [], team = []] = await Promise.all([lists?.loadKeyFigures(client), lists?.loadTeamMembers(client)]);
  return { figures, team };
}

/** The team counted, or undefined where it is one person or could not be read. */
const people = ({ team }: AboutData): string | undefined =>
  team.length > 1 ? `${inWords(team.length)} personnes` : undefined;

export const metadata = (data: AboutData): PageMetadata => ({
  title: 'À propos : un atelier d’automatisation à Paris',
  description: `${capitalised([people(data), 'un établi'].filter(Boolean).join(', '))}, et des machines simples pour les très petites entreprises. Qui nous sommes, comment nous travaillons, ce que nous refusons : ${identity.name} depuis 2019.`,
  keywords: 'agence automatisation Paris, no-code TPE, équipe, valeurs, outils pratiqués',
  path: '/a-propos',
  crumbs,
});

const BelowTheHead = import.meta.env.SSR
  ? renderNow('about', (await import('../components/about/BelowTheHead')).BelowTheHead)
  : hydrateLater('about', async () => (await import('../components/about/BelowTheHead')).BelowTheHead);

/** Who we are: figures, mission, values, team, expertise. */
export function Component() {
  const data = useLoaderData<AboutData>();
  return (
    <>
      <ScreenHead
        crumbs={crumbs}
        title={['Un atelier', people(data), 'depuis 2019'].filter(Boolean).join(', ')}
        lead="Nous construisons de petites machines pour des entreprises qui n’ont ni service informatique ni temps à perdre. Vous rencontrez les personnes qui regardent, qui montent et qui transmettent."
        picture={{
          src: '/illustrations/a-propos.svg',
          alt: 'Dessin de l’atelier : l’établi sous la lampe, les outils au mur, trois stations en cours de montage et le chat',
        }}
      >
        <Button to="/contact">Prendre RDV</Button>
        <Button to="/services" variant="outline">
          Voir les services
        </Button>
      </ScreenHead>
      <BelowTheHead {...data} />
    </>
  );
}
