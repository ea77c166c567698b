import { AuditCall } from '../../ui/AuditCall';
import { OfferRows } from './OfferRows';
import { Prices } from './Prices';
import { Steps } from './Steps';

/** The page of the services after its head. */
export function BelowTheFold() {
  return (
    <>
      <OfferRows />
      <Steps />
      <Prices />
      <AuditCall
        title="Vous hésitez entre deux ?"
        text="L’audit gratuit sert à cela : trente minutes, votre semaine sous les yeux, et un avis à la fin."
      />
    </>
  );
}
