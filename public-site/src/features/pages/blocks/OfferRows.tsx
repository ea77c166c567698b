import { ArrowRight } from 'lucide-react';
import type { Offer } from '../../../data/offers';
import { Picture } from '../../../ui/Picture';
import { StartingPrice } from '../../../ui/StartingPrice';

/** Services, one after the other, each with its drawing and its price. */
export function OfferRows({ offers }: { readonly offers: readonly Offer[] }) {
  return (
    <ul className="flex flex-col gap-14 lg:gap-20">
      {offers.map((offer) => (
        <OfferRow key={offer.slug} offer={offer} />
      ))}
    </ul>
  );
}

function OfferRow({ offer }: { readonly offer: Offer }) {
  const to = `/${offer.slug}`;
  return (
    <li className="group relative grid items-center gap-6 lg:grid-cols-2 lg:gap-16">
      {offer.picture_url && (
        <Picture
          src={offer.picture_url}
          alt=""
          className="rounded-card border border-line transition-colors group-focus-within:border-ink group-hover:border-ink lg:group-even:order-last"
        />
      )}
      <div className="flex flex-col gap-4">
        <h3 className="text-title-l">{offer.name}</h3>
        <p className="text-(length:--text-lead)">{offer.line}</p>
        <p className="border-l-[3px] border-teal pl-4 text-muted">
          <span className="font-semibold text-ink">Pour vous si : </span>
          {offer.suits}
        </p>
        <p className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-line pt-5">
          <span>
            <span className="block text-base text-muted">{offer.price_words}</span>
            <StartingPrice offer={offer} className="text-title-l" />
          </span>
          <a
            href={to}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-action underline underline-offset-4 after:absolute after:inset-0"
          >
            <span>
              Voir le détail<span className="sr-only"> : {offer.name}</span>
            </span>
            <ArrowRight aria-hidden="true" size={20} className="transition-transform group-hover:translate-x-1" />
          </a>
        </p>
      </div>
    </li>
  );
}
