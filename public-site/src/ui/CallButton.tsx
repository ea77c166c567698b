import type { ComponentProps } from 'react';
import { useMenu } from '../data/frame';
import { callOf } from '../data/menu';
import { contactAddress, type Offer } from '../data/offers';
import { Button } from './Button';

interface CallButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'className'> {
  /** The service that the page is about: the contact form has it chosen. */
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
