import { ArrowRight, Cog, LayoutDashboard, Search } from 'lucide-react';
import { Fragment } from 'react';
import { useOffers } from '../../data/frame';
import { capitalised, inWords } from '../../data/numbers';
import { fromPrice, inSentence, type Offer } from '../../data/offers';
import { Section } from '../../ui/Section';
import { StartingPrice } from '../../ui/StartingPrice';
import { IconTile } from '../../ui/IconTile';

const LOOKS = [
  { icon: <Cog size={26} />, tone: 'machine' },
  { icon: <LayoutDashboard size={26} />, tone: 'plain' },
  { icon: <Search size={26} />, tone: 'result' },
] as const;

/** Services and prices as on the board of a workshop: the first three, and the others named under them. */
export function ServiceBoard() {
  const offers = useOffers();
  const shown = LOOKS.flatMap((look, index) => offers.slice(index, index + 1).map((offer) => ({ offer, ...look })));
  if (shown.length === 0) return null;
  return (
    <Section
      opening="under"
      title="Ce que nous faisons à l’établi"
      lead={`${capitalised(inWords(shown.length))} façons de vous rendre du temps, prix de départ affichés.`}
    >
      <div className="overflow-hidden rounded-card border-[1.5px] border-ink">
        <ul className="grid grid-cols-1 lg:grid-cols-3">
          {shown.map(({ offer, icon, tone }) => (
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
                  <span className="block text-base text-muted phone:inline">{`${offer.price_words} `}</span>
                  <StartingPrice offer={offer} className="text-title-l phone:text-title-m" />
                </span>
                <ArrowRight aria-hidden="true" className="text-action transition-transform group-hover:translate-x-1" />
              </p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t-[1.5px] border-ink bg-sand px-6 py-4 phone:px-4 phone:text-base lg:px-8">
          <Others offers={offers.slice(LOOKS.length)} />
          <a href="/services" className="font-semibold text-action underline underline-offset-4">
            {`Comparer les ${inWords(offers.length)} services`}
          </a>
        </div>
      </div>
    </Section>
  );
}

function Others({ offers }: { readonly offers: readonly Offer[] }) {
  const before = (index: number) => (index === 0 ? 'Et aussi ' : index < offers.length - 1 ? ', ' : ', et ');
  return (
    <p>
      {offers.map((offer, index) => {
        const [article, name] = inSentence(offer);
        return (
          <Fragment key={offer.slug}>
            {`${before(index)}${article}`}
            <a href={`/${offer.slug}`} className="underline underline-offset-4">
              {name}
            </a>
            {`, ${fromPrice(offer)}${index === offers.length - 1 ? '.' : ''}`}
          </Fragment>
        );
      })}
    </p>
  );
}
