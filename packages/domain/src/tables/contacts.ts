import { contactLimits, contactSourceLabels, contactStatusLabels } from '../contacts';
import type { Columns } from './column';

/** Contact requests. The list and the detail read the same columns, so that the detail opens without a request. */
export const contactColumns = {
  id: {},
  created_at: { label: 'Reçu le' },
  name: { label: 'Nom', maxLength: contactLimits.name },
  email: { label: 'E-mail', maxLength: contactLimits.email },
  phone: { label: 'Téléphone', maxLength: contactLimits.phone },
  company: { label: 'Entreprise', maxLength: contactLimits.company },
  service_interest: { label: 'Service d’intérêt', maxLength: 200 },
  message: { label: 'Message', maxLength: contactLimits.message },
  status: { label: 'Statut', choices: contactStatusLabels },
  notes: { label: 'Notes' },
  next_action: { label: 'À faire' },
  next_action_at: { label: 'À faire le' },
  next_action_by: { label: 'À faire par' },
  source: { label: 'Source', choices: contactSourceLabels },
  utm_source: { label: 'Campagne' },
  referrer: { label: 'Site d’origine' },
  notes_updated_at: {},
} as const satisfies Columns<'contacts'>;
