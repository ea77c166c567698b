import { contactStatuses, contactStatusLabels, type ContactStatus } from '@agency/domain/contacts';
import { emailAddress } from '@agency/domain/email-address';
import type { CsvRow } from '@agency/import/csv';
import { momentOf } from '../../../formats/moment-of';
import { spacedPhone } from '../../../formats/phone';
import type { ContactField, Mapping } from './contact-columns';

/** A contact as `import_contacts` takes it; the database checks it. */
export type ImportedContact = Readonly<Partial<Record<Exclude<ContactField, 'first_name'>, string>>>;

/** Reads a contact from each row. Of several columns with one field, it takes the first that is not empty. */
export const contactsOf = (
  rows: readonly CsvRow[],
  mapping: Mapping,
  fallbacks: { readonly message: string; readonly status: ContactStatus },
): ImportedContact[] =>
  rows.map(({ cells }) => {
    const cellOf = (field: ContactField): string => {
      const cell = cells.find((text, place) => text !== '' && mapping[place] === field) ?? '';
      // Google Contacts writes several values into one cell.
      return field === 'message' || field === 'notes' ? cell : (cell.split(' ::: ')[0] ?? '').trim();
    };
    const written = cellOf('email').replace(/^mailto:/i, '');
    const email = emailAddress(written) ?? written;
    const company = cellOf('company');
    const status = cellOf('status');
    const created = cellOf('created_at');
    return withoutEmpty({
      name: fullName(cellOf('first_name'), cellOf('name')) || company || email,
      email,
      phone: phoneOf(cellOf('phone')),
      company,
      service_interest: cellOf('service_interest'),
      message: cellOf('message') || fallbacks.message,
      notes: cellOf('notes'),
      status: status ? statusOf(status) : fallbacks.status,
      // The database would read 3/4/2026 as the Americans do.
      created_at: created && (momentOf(created) ?? 'illisible'),
    });
  });

/** The values that are not empty: the database has its defaults for the others. */
const withoutEmpty = (contact: ImportedContact): ImportedContact =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== ''));

/** A « Nom » beside a « Prénom » may be the whole name, as in Google's older files. */
const fullName = (first: string, name: string): string =>
  name.toLowerCase().startsWith(first.toLowerCase()) ? name : `${first} ${name}`.trim();

/** Spreadsheets drop the 0 or the + of a French number. */
function phoneOf(cell: string): string {
  const digits = cell.replaceAll(/\D/g, '');
  if (/^[1-9]\d{8}$/.test(digits)) return spacedPhone(`0${digits}`);
  return spacedPhone(/^33[1-9]\d{8}$/.test(digits) ? `+${digits}` : cell);
}

/** A status by its label or its stored value; another text as it is, which the database refuses. */
const statusOf = (cell: string): string =>
  contactStatuses.find((status) => contactStatusLabels[status].toLowerCase() === cell.toLowerCase()) ??
  cell.toLowerCase();
