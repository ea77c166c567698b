import { ArrowRight, Cog, LayoutDashboard, Search } from 'lucide-react';
import { beforeTax, offers, type Offer } from '../../data/offers';
import { Section } from '../../ui/Section';
import { StartingPrice } from '../../ui/StartingPrice';
import { IconTile } from '../../ui/IconTile';

/** The three services most people come for; the two others are named under them. */
const [automations, noCode, audit, integration, training] = offers as readonly [Offer, Offer, Offer, Offer, Offer];

const SHOWN = [
  { offer: automations, icon: <Cog size={26} />, tone: 'machine' },
  { offer: noCode, icon: <LayoutDashboard size={26} />, tone: 'plain' },
  { offer: audit, icon: <Search size={26} />, tone: 'result' },
] as const;

/** Services and prices as on the board of a workshop. */
export function ServiceBoard() {
  return (
    <Section
      opening="under"
      title="Ce que nous faisons à l’établi"
      lead="Trois façons de vous rendre du temps, prix de départ affichés."
    >
      <div className="overflow-hidden rounded-card border-[1.5px] border-ink">
        <ul className="grid grid-cols-1 lg:grid-cols-3">
          {SHOWN.map(({ offer, icon, tone }) => (
            <li
              key={offer.slug}
              className="group relative flex flex-col gap-4 border-ink p-6 not-first:border-t-[1.5px] lg:not-first:border-t-0 lg:not-first:border-l-[1.5px] focus-within:bg-sand hover:bg-sand lg:p-8 phone:grid phone:grid-cols-[auto_minmax(0,1fr)] phone:gap-x-4 phone:gap-y-1 phone:p-3.5"
            >
              <IconTile tone={tone}>{icon}</IconTile>
              <h3 className="text-title-m [overflow-wrap:anywhere] hyphens-auto phone:self-center">
                <a href={`/${offer.slug}`} className="after:absolute after:inset-0">
                  {offer.name}
                </a>
              </h3>
              <p className="text-muted phone:col-span-2 phone:text-base phone:leading-snug">{offer.line}</p>
              <p className="mt-auto flex flex-wrap items-end justify-between gap-x-4 pt-4 phone:col-span-2 phone:pt-0">
                <span>
                  <span className="block text-base text-muted phone:inline">à partir de </span>
                  <StartingPrice offer={offer} className="text-title-l phone:text-title-m" />
                </span>
                <ArrowRight aria-hidden="true" className="text-action transition-transform group-hover:translate-x-1" />
              </p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t-[1.5px] border-ink bg-sand px-6 py-4 phone:px-4 phone:text-base lg:px-8">
          <p>
            Et aussi l’<OfferLink offer={integration}>intégration CRM/ERP</OfferLink>, dès {beforeTax(integration)}, et
            les <OfferLink offer={training}>formations</OfferLink>, dès {beforeTax(training)}.
          </p>
          <a href="/services" className="font-semibold text-action underline underline-offset-4">
            Comparer les cinq services
          </a>
        </div>
      </div>
    </Section>
  );
}

function OfferLink({ offer, children }: { readonly offer: Offer; readonly children: string }) {
  return (
    <a href={`/${offer.slug}`} className="underline underline-offset-4">
      {children}
    </a>
  );
}
