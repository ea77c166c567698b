import type { ComponentProps } from 'react';
import { useMenu } from '../data/frame';
import { callOf } from '../data/menu';
import { contactAddress, type Offer } from '../data/offers';
import { Button } from './Button';

interface CallButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'className'> {
  /** The service that the page describes; the contact form then preselects it. */
  readonly offer?: Offer | undefined;
}

/** The call to action of the menus, « Prendre RDV ». */
export function CallButton({ offer, ...look }: CallButtonProps) {
  const { to, label } = callOf(useMenu());
  return (
    <Button href={to === '/contact' ? contactAddress(offer) : to} {...look}>
      {label}
    </Button>
  );
}
