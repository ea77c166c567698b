import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import { AdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { AddressField } from './AddressField';
import { FormDialog } from './FormDialog';

const rows = {
  blog_posts: [
    { id: 'a1', slug: 'devis-sans-reponse', title: 'Relancer un devis resté sans réponse', status: 'published' },
    { id: 'a2', slug: 'devis-brouillon', title: 'Un devis à relire', status: 'draft' },
  ],
  case_studies: [{ id: 'c1', slug: 'devis-suivis', title: 'Des devis suivis', published: true }],
  pages: [{ id: 'p1', slug: 'services/devis', title: 'Relances de devis', status: 'published' }],
};

/** Opens a dialog with the field. @returns the mock that the dialog calls with the saved values */
function open(onClose: () => void = () => undefined) {
  const onSave = vi.fn<(values: { address: string }) => void>();
  render(
    <AdminContext dataProvider={fakeRestDataProvider(rows, false)}>
      <FormDialog title="Lien" values={{ address: '' }} onSave={onSave} onClose={onClose}>
        <AddressField isFirst />
      </FormDialog>
    </AdminContext>,
  );
  return onSave;
}

const address = () => screen.getByRole('combobox', { name: 'Adresse' });

it('finds the published articles and pages of the site by their title, without its accents', async () => {
  const onSave = open();
  await userEvent.type(address(), 'devis');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Relances de devis/services/devis',
    'Relancer un devis resté sans réponse/blog/devis-sans-reponse',
    'Des devis suivis/etudes-de-cas/devis-suivis',
  ]);
  await userEvent.clear(address());
  await userEvent.type(address(), 'sans reponse');
  await screen.findByRole('option', { name: /^Relancer un devis/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toHaveValue('/blog/devis-sans-reponse');
  expect(onSave, 'a choice does not close the dialog').not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSave).toHaveBeenCalledExactlyOnceWith({ address: '/blog/devis-sans-reponse' });
});

it('takes any address as typed, and refuses a text that is no address', async () => {
  const onSave = open();
  await userEvent.type(address(), 'deux mots{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Une adresse commence par /, # ou https://');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.clear(address());
  await userEvent.type(address(), 'cnil.fr{Enter}');
  await expect.poll(() => onSave).toHaveBeenCalledExactlyOnceWith({ address: 'cnil.fr' });
});

it('asks before Escape loses what was typed', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const onClose = vi.fn<() => void>();
  open(onClose);
  await userEvent.type(address(), 'cnil.fr');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(ask).toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  ask.mockReturnValue(true);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
