import { contactStatusLabels } from '@agency/supabase/contacts';
import type { CsvColumn } from '../formats/csv';
import { formatDateTime } from '../formats/dates';
import { type Contact, sourceLabel } from './contact';

/** What a spreadsheet of requests holds, in its order. */
export const contactCsvColumns: readonly CsvColumn<Contact>[] = [
  ['Reçu le', ({ created_at: received }) => formatDateTime(received)],
  ['Nom', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Téléphone', ({ phone }) => phone],
  ['Entreprise', ({ company }) => company],
  ['Service d’intérêt', ({ service_interest: service }) => service],
  ['Message', ({ message }) => message],
  ['Statut', ({ status }) => contactStatusLabels[status]],
  ['Notes', ({ notes }) => notes],
  ['Source', ({ source }) => sourceLabel(source)],
];
