import type { ComponentProps } from 'react';
import { useMenu } from '../data/frame';
import { callToActionOf } from '../data/menu';
import { contactAddress, type Offer } from '../data/offers';
import { Button } from './Button';

interface CallToActionButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'className'> {
  /** The service that the page describes; the contact form then preselects it. */
  readonly offer?: Offer | undefined;
}

/** The call to action of the menus, « Prendre RDV ». */
export function CallToActionButton({ offer, ...look }: CallToActionButtonProps) {
  const { to, label } = callToActionOf(useMenu());
  return (
    <Button href={to === '/contact' ? contactAddress(offer) : to} {...look}>
      {label}
    </Button>
  );
}
