import { euros } from '@agency-site/domain/filled-text';
import type { Offer } from '../data/offers';

interface StartingPriceProps {
  readonly offer: Offer;
  /** Classes for the size of the digits. */
  readonly className: string;
}

/** The starting price of a service in large digits, marked as before tax. */
export function StartingPrice({ offer, className }: StartingPriceProps) {
  return (
    <span className={`font-heading leading-none font-bold whitespace-nowrap tabular ${className}`}>
      {euros(offer.price)}{' '}
      <abbr title="hors taxes" className="text-base font-bold no-underline">
        HT
      </abbr>
    </span>
  );
}
