import { caseStudiesAddress } from '../../data/case-studies';
import { type SiteFrame, useOffers } from '../../data/frame';
import { capitalised, inWords } from '../../data/numbers';
import { fromPrice, inSentence, type Offer } from '../../data/offers';
import { Button } from '../../ui/Button';
import { CallButton } from '../../ui/CallButton';
import { OfferRows } from '../../features/services/OfferRows';
import { Prices } from '../../features/services/Prices';
import { Steps } from '../../features/services/Steps';
import { AuditCall } from '../../ui/AuditCall';
import { ScreenHead } from '../../ui/ScreenHead';
import type { PageMetadata } from '../head/metadata';

const crumbs = [{ label: 'Services' }] as const;

/** « cinq services » */
const counted = (offers: readonly Offer[]): string => `${inWords(offers.length)} services`;

/** « automatisations dès 500 € HT, outils no-code, audit de processus » */
const listed = (offers: readonly Offer[]): string =>
  offers.map((offer, index) => inSentence(offer)[1] + (index === 0 ? ` ${fromPrice(offer)}` : '')).join(', ');

export const metadata = (_data: unknown, { offers }: SiteFrame): PageMetadata => ({
  title: 'Services et prix : automatisation et no-code pour TPE',
  description: `${capitalised(listed(offers))}\u00A0: ${counted(offers)}, leurs prix et les étapes d’un projet.`,
  keywords: 'prix automatisation, services no-code, audit de processus, intégration CRM, formation Make',
  path: '/services',
  crumbs,
});

/** The services with their prices, and the way a project goes. */
export function Component() {
  const offers = useOffers();
  return (
    <>
      <ScreenHead
        crumbs={crumbs}
        title={`${capitalised(counted(offers))}, et leur prix de départ`}
        lead="On commence presque toujours par un seul. Dites-nous ce qui vous prend du temps : nous vous dirons lequel, ou aucun."
        picture={{
          src: '/illustrations/combien-coute-une-automatisation.svg',
          alt: 'Dessin : une balance où un chronomètre pèse plus lourd qu’une pièce d’un euro',
        }}
      >
        <CallButton />
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
