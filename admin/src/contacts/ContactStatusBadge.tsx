import { contactStatusLabels, type ContactStatus } from '@agency/supabase/contacts';
import { Badge, type Tone } from '../components/Badge';

const tones: Readonly<Record<ContactStatus, Tone>> = {
  new: 'action',
  contacted: 'kraft',
  qualified: 'teal',
  converted: 'solid',
  closed: 'quiet',
};

/** How far a request has come, warmest when it waits for an answer. */
export function ContactStatusBadge({ status }: { readonly status: ContactStatus }) {
  return <Badge tone={tones[status]}>{contactStatusLabels[status]}</Badge>;
}
