import type { Offer } from '../../data/offers';
import { useSettings } from '../../data/frame';
import { CallButton } from '../../ui/CallButton';
import { phoneHref, phoneText } from '../../data/numbers';
import { StartingPrice } from '../../ui/StartingPrice';

/** Beside a page that sells, after it where there is no room: the starting price of a service, or the free audit alone, and how to begin. */
export function OfferBox({ offer }: { readonly offer: Offer | undefined }) {
  const { contact_phone: phone } = useSettings();
  return (
    <aside
      aria-label={offer ? 'Prix de départ' : 'Audit gratuit'}
      className="flex flex-col gap-4 self-start rounded-card border-[1.5px] border-ink p-6 lg:sticky lg:top-28"
    >
      {offer ? (
        <p>
          <span className="block text-base text-muted">
            {[offer.name, offer.price_words].filter(Boolean).join(', ')}
          </span>
          <StartingPrice offer={offer} className="text-title-xl" />
          <span className="block pt-1.5 text-base text-muted">chiffré avant de commencer</span>
        </p>
      ) : (
        <p className="font-heading text-title-m leading-tight font-bold">Et votre semaine ?</p>
      )}
      <ul className="ticked flex flex-col gap-1.5 text-base">
        <li>Audit gratuit de 30 minutes</li>
        <li>En visio ou au téléphone</li>
        <li>Réponse sous 24 heures</li>
      </ul>
      <CallButton offer={offer} />
      {phone && (
        <p className="text-base text-muted">
          ou appelez le{' '}
          <a href={phoneHref(phone)} className="inline-block py-0.5 text-ink underline underline-offset-4">
            {phoneText(phone)}
          </a>
        </p>
      )}
    </aside>
  );
}
