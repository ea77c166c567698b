import { AuditCall } from '../../ui/AuditCall';
import { Button } from '../../ui/Button';
import { CallButton } from '../../ui/CallButton';
import { ScreenHead } from '../../ui/ScreenHead';
import { SectorList } from '../../ui/SectorList';
import type { PageMetadata } from '../head/metadata';

const crumbs = [{ label: 'Cas d’usage' }] as const;
const title = 'Six métiers, et les heures qu’on leur rend';

export const metadata = (): PageMetadata => ({
  title: 'Cas d’usage par secteur : six métiers et leurs heures',
  description:
    'E-commerce, services B2B, professions libérales, créatifs, bâtiment, formation : une semaine ordinaire de chaque métier, ses heures et ce qui s’automatise.',
  keywords: 'automatisation par métier, cas d’usage, artisan, e-commerce, profession libérale, formation',
  path: '/cas-usage',
  crumbs,
  social: { title, kicker: 'Cas d’usage', picture: '/illustrations/cas-usage-btp-artisanat.svg' },
});

/** The six sectors, each with a page of its own. */
export function Component() {
  return (
    <>
      <ScreenHead
        crumbs={crumbs}
        title={title}
        lead="Chaque métier a ses heures que personne ne paie : le devis du soir, le rappel entre deux clients, les pièces du dimanche. Choisissez le vôtre : sa page suit une semaine ordinaire, refait le compte minute par minute et montre ce que la machine reprend."
        picture={undefined}
      >
        <CallButton />
        <Button href="/automatisations" variant="outline">
          Voir les automatisations
        </Button>
      </ScreenHead>
      <div className="container-site py-10 lg:py-16">
        <SectorList level="h2" />
      </div>
      <AuditCall
        title="Votre métier n’y est pas ?"
        text="Racontez-nous une semaine ordinaire, en trente minutes : les mêmes heures se cachent dans tous les métiers."
      />
    </>
  );
}
