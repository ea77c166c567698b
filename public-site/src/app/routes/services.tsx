import { caseStudiesAddress } from '../../data/case-studies';
import { Button } from '../../ui/Button';
import { OfferRows } from '../../features/services/OfferRows';
import { Prices } from '../../features/services/Prices';
import { Steps } from '../../features/services/Steps';
import { AuditCall } from '../../ui/AuditCall';
import { ScreenHead } from '../../ui/ScreenHead';
import type { PageMetadata } from '../head/metadata';

const crumbs = [{ label: 'Services' }] as const;

export const metadata = (): PageMetadata => ({
  title: 'Services et prix : automatisation et no-code pour TPE',
  description:
    'Automatisations dès 500 € HT, outils no-code, audit de processus, intégration CRM/ERP, formations : cinq services, leurs prix et les étapes d’un projet.',
  keywords: 'prix automatisation, services no-code, audit de processus, intégration CRM, formation Make',
  path: '/services',
  crumbs,
});

/** The five services with their prices, and the way a project goes. */
export function Component() {
  return (
    <>
      <ScreenHead
        crumbs={crumbs}
        title="Cinq services, et leur prix de départ"
        lead="On commence presque toujours par un seul. Dites-nous ce qui vous prend du temps : nous vous dirons lequel, ou aucun."
        picture={{
          src: '/illustrations/combien-coute-une-automatisation.svg',
          alt: 'Dessin : une balance où un chronomètre pèse plus lourd qu’une pièce d’un euro',
        }}
      >
        <Button href="/contact">Prendre RDV</Button>
        <Button href={caseStudiesAddress()} variant="outline">
          Voir les études de cas
        </Button>
      </ScreenHead>
      <OfferRows />
      <Steps />
      <Prices />
      <AuditCall
        title="Vous hésitez entre deux ?"
        text="L’audit gratuit sert à cela : trente minutes, votre semaine sous les yeux, et un avis à la fin."
      />
    </>
  );
}
