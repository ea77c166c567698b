import type { ComponentProps } from 'react';
import { useMenu } from '../data/frame';
import { callOf } from '../data/menu';
import { contactAddress, type Offer } from '../data/offers';
import { Button } from './Button';

interface CallButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'className'> {
  /** The service about which the page is: the contact form preselects it. */
  readonly offer?: Offer | undefined;
}

/** « Prendre RDV »: the call to action of the menus. */
export function CallButton({ offer, ...look }: CallButtonProps) {
  const { to, label } = callOf(useMenu());
  return (
    <Button href={to === '/contact' ? contactAddress(offer) : to} {...look}>
      {label}
    </Button>
  );
}
