import { contactStatuses, contactStatusLabels, type ContactStatus } from '@agency-site/domain/contacts';
import { emailAddress } from '@agency-site/domain/email-address';
import type { CsvRow } from '@agency-site/import/csv';
import { parseMoment } from '../../../formats/parse-moment';
import { spacedPhone } from '../../../formats/phone';
import type { ContactField, Mapping } from './contact-columns';

/** A contact as the database function `import_contacts` takes and checks it. */
export type ImportedContact = Readonly<Partial<Record<Exclude<ContactField, 'first_name'>, string>>>;

/** Reads a contact from each row. If several columns have the same field, the first that is not empty counts. */
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
      // The database would read 3/4/2026 as March 4.
      created_at: created && (parseMoment(created) ?? 'illisible'),
    });
  });

/** Leaves out empty values, for which the database has its own defaults. */
const withoutEmpty = (contact: ImportedContact): ImportedContact =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== ''));

/** Joins first name and name, unless the name already begins with the first name, as in older files of Google. */
const fullName = (first: string, name: string): string =>
  name.toLowerCase().startsWith(first.toLowerCase()) ? name : `${first} ${name}`.trim();

/** Restores the 0 or the + of a French number, which spreadsheets drop. */
function phoneOf(cell: string): string {
  const digits = cell.replaceAll(/\D/g, '');
  if (/^[1-9]\d{8}$/.test(digits)) return spacedPhone(`0${digits}`);
  return spacedPhone(/^33[1-9]\d{8}$/.test(digits) ? `+${digits}` : cell);
}

/** Finds a status by its label or stored value. Any other text is returned as it is, and the database refuses it. */
const statusOf = (cell: string): string =>
  contactStatuses.find((status) => contactStatusLabels[status].toLowerCase() === cell.toLowerCase()) ??
  cell.toLowerCase();
