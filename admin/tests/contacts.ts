import type { Contact } from '../src/features/contacts/contact';

/** A request for the tests of the screens of contacts. */
export const nadege: Contact = {
  id: 'c1',
  name: 'Nadège Kerbrat',
  email: 'nadege@example.fr',
  phone: '02 61 91 24 08',
  company: 'Kerbrat Fleurs',
  service_interest: 'Autre',
  message: 'Bonjour',
  source: 'website',
  status: 'new',
  notes: null,
  next_action: null,
  next_action_at: null,
  next_action_by: null,
  notes_updated_at: '2026-11-20T09:00:00+00:00',
  utm_source: null,
  referrer: null,
  created_at: '2026-11-20T09:00:00Z',
};
