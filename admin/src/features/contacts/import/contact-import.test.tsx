// @module-tag spec-2-4-5
import { readRows } from '@agency-site/import/rows';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../tests/admin';
import { nadege } from '../../../../tests/contacts';
import { fileColumnsOf, toCsv } from '../../../formats/csv';
import { toXlsx } from '../../../formats/xlsx';
import { contactColumns } from '@agency-site/domain/tables/contacts';
import { contacts as resource } from '../resource';
import { guessMapping } from './contact-columns';
import { contactsOf } from './contact-rows';

const fallbacks = { message: 'Importé', status: 'contacted' } as const;

/** Reads the contacts of a file with the guessed mapping. */
async function read(file: string | Blob) {
  const bytes = new Uint8Array(await (typeof file === 'string' ? new Blob([file]) : file).arrayBuffer());
  const [head, ...rows] = await readRows(bytes);
  return contactsOf(rows, guessMapping(head?.cells ?? []), fallbacks);
}

const ana = { name: 'Ana Roux', email: 'ana@example.fr', phone: '+33 6 12 34 56 78', ...fallbacks };

it.each([
  [
    'Brevo',
    'EMAIL;PRENOM;NOM;SMS;ADDED_TIME\nana@example.fr;Ana;Roux;33612345678;05-03-2025 10:31:00',
    { created_at: new Date(2025, 2, 5, 10, 31).toISOString() },
  ],
  [
    'HubSpot',
    'Record ID,First Name,Last Name,Email,Phone Number,Company name\n1,Ana,Roux,ana@example.fr,+33612345678,Roux SARL',
    { company: 'Roux SARL' },
  ],
  [
    'Google Contacts',
    'First Name,Last Name,Organization Name,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\nAna,Roux,,Vue au salon,Pro,ana@example.fr ::: a@example.fr,Mobile,+33 6 12 34 56 78',
    { notes: 'Vue au salon' },
  ],
  [
    'Outlook',
    'First Name,Last Name,E-mail Address,Home Phone,Mobile Phone,Company\nAna,Roux,ana@example.fr,,+33 6 12 34 56 78,Roux',
    { company: 'Roux' },
  ],
  [
    'an office',
    'Nom complet\tAdresse e-mail\tN° de téléphone\tSociété\nAna Roux\tana@example.fr\t+33612345678\tRoux',
    { company: 'Roux' },
  ],
])('the columns of a file of %s are guessed', async (_program, file, others) => {
  expect(await read(file)).toEqual([{ ...ana, ...others }]);
});

const exported = fileColumnsOf(contactColumns);
const imported = {
  name: nadege.name,
  email: nadege.email,
  phone: nadege.phone,
  company: nadege.company,
  service_interest: 'Autre',
  message: 'Bonjour',
  status: 'new',
  created_at: new Date(nadege.created_at).toISOString(),
};
it('our own export comes back as it was, from CSV and from Excel', async () => {
  expect(await read(toCsv(exported, [{ ...nadege }]))).toEqual([imported]);
  expect(await read(await toXlsx(exported, [{ ...nadege }]))).toEqual([imported]);
});

it('a number without its 0, a domain with accents and a missing name are completed', async () => {
  expect(
    await read('E-mail;Tél.;Société\nléa@boulangerie-léon.fr;;\ninfo@boulangerie-léon.fr;612345678;\n;0612345678;Léon'),
  ).toMatchObject([
    { name: 'léa@boulangerie-léon.fr', email: 'léa@boulangerie-léon.fr' },
    { email: 'info@xn--boulangerie-lon-nnb.fr', phone: '06 12 34 56 78' },
    { name: 'Léon', phone: '06 12 34 56 78' },
  ]);
});

it('a person corrects a column, sees what stays out, imports the rest and takes it back', async () => {
  const { called, written } = renderAdmin(
    [resource],
    { contacts: [nadege, { ...nadege, id: 'i1', name: 'Ana' }] },
    {
      at: '/contacts',
      functions: {
        import_contacts: (args) => ({
          added: 'only_check' in args ? [] : ['i1'],
          problems: 'only_check' in args ? [{ place: 2, problem: 'here' }] : [],
        }),
      },
    },
  );
  await screen.findByText('Nadège Kerbrat');
  const file = new File(['Qui;E-mail\nAna;ana@example.fr\nNadège;nadege@example.fr\n'], 'carnet.csv');
  await userEvent.upload(screen.getByLabelText('Fichier de contacts'), file);
  const dialog = within(await screen.findByRole('dialog', { name: 'Importer des contacts' }));
  await userEvent.selectOptions(dialog.getByLabelText('Qui'), 'Nom ou nom complet');
  expect(await dialog.findByRole('list', { name: 'Lignes non reprises' })).toHaveTextContent(
    'Ligne 3, nadege@example.fr : cette adresse est déjà dans vos contacts.',
  );
  expect(dialog.getByRole('list', { name: 'Aperçu' })).toHaveTextContent('Ana (Contacté)');
  const run = await dialog.findByRole('button', { name: /^Importer 1.contact$/ });
  // A double click, whose second click comes before the button is drawn again.
  act(() => {
    run.click();
    run.click();
  });
  const sent = { name: 'Ana', email: 'ana@example.fr', message: 'Importé de carnet.csv', status: 'contacted' };
  const imports = () =>
    called.filter(({ name, args }) => name === 'import_contacts' && !('only_check' in Object(args)));
  await waitFor(() => expect(imports()).toEqual([{ name: 'import_contacts', args: { contacts: [sent] } }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(written).toContainEqual({ method: 'delete', data: ['i1'] }));
});

it('a file that is no table is refused with a sentence', async () => {
  renderAdmin([resource], { contacts: [nadege] }, { at: '/contacts' });
  await screen.findByText('Nadège Kerbrat');
  await userEvent.upload(
    screen.getByLabelText('Fichier de contacts'),
    new File(['PK, mais pas une archive'], 'a.xlsx'),
  );
  expect(await screen.findByText(/ce classeur ne se lit pas/)).toBeVisible();
});
