import type { Columns } from './column';

/** Who asked for the newsletter. The proof of consent goes with the address. */
export const subscriberColumns = {
  id: {},
  email: { label: 'E-mail' },
  consented_at: { label: 'Consentement donné le' },
  created_at: {},
} as const satisfies Columns<'newsletter_subscribers'>;
