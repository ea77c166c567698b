import { identity } from '@agency/brand/identity';
import { useLoaderData } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { CallButton } from '../../ui/CallButton';
import { Expertise } from '../../features/about/Expertise';
import { Mission } from '../../features/about/Mission';
import { Partners } from '../../features/about/Partners';
import { Team } from '../../features/about/Team';
import { Values } from '../../features/about/Values';
import { AuditCall } from '../../ui/AuditCall';
import { KeyFigures } from '../../ui/KeyFigures';
import { ScreenHead } from '../../ui/ScreenHead';
import type { SiteClient } from '../../data/client';
import { inWords } from '../../data/numbers';
import {
  loadKeyFigures,
  loadPartners,
  loadTeamMembers,
  type KeyFigure,
  type Partner,
  type TeamMember,
} from '../../data/site-content';
import type { PageMetadata } from '../head/metadata';

const crumbs = [{ label: 'À propos' }] as const;

interface AboutData {
  readonly figures: readonly KeyFigure[];
  readonly team: readonly TeamMember[];
  readonly partners: readonly Partner[];
  /** « trois personnes »; empty where it is one, or where the team could not be read. */
  readonly people: string;
}

export async function load(client: SiteClient): Promise<AboutData> {
  const [figures, team, partners] = await Promise.all([
    loadKeyFigures(client),
    loadTeamMembers(client),
    loadPartners(client),
  ]);
  return { figures, team, partners, people: team.length > 1 ? `${inWords(team.length)} personnes` : '' };
}

export const metadata = ({ people }: AboutData): PageMetadata => ({
  title: 'À propos : un atelier d’automatisation à Paris',
  description: `${['Un établi', people].filter(Boolean).join(', ')} et des machines simples pour les très petites entreprises. Qui nous sommes et ce que nous refusons : ${identity.name} depuis ${identity.foundedYear}.`,
  keywords: 'agence automatisation Paris, no-code TPE, équipe, valeurs, outils pratiqués',
  path: '/a-propos',
  crumbs,
});

/** Who we are: figures, mission, values, team, expertise. */
export function Component() {
  const { people, figures, team, partners } = useLoaderData<AboutData>();
  return (
    <>
      <ScreenHead
        crumbs={crumbs}
        title={['Un atelier', people, 'depuis 2019'].filter(Boolean).join(', ')}
        lead="Nous construisons de petites machines pour des entreprises qui n’ont ni service informatique ni temps à perdre. Vous rencontrez les personnes qui regardent, qui montent et qui transmettent."
        picture={{
          src: '/illustrations/a-propos.svg',
          alt: 'Dessin de l’atelier : l’établi sous la lampe, les outils au mur, trois stations en cours de montage et le chat',
        }}
      >
        <CallButton />
        <Button href="/services" variant="outline">
          Voir les services
        </Button>
      </ScreenHead>
      <Mission />
      <KeyFigures figures={figures} />
      <Values />
      <Team team={team} />
      <Expertise />
      <Partners partners={partners} />
      <AuditCall
        title="Venez avec votre tâche la plus pénible"
        text="Trente minutes en visio ou au téléphone, gratuites. Vous repartez avec un avis, même s’il est de ne rien faire."
      />
    </>
  );
}
