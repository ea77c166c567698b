// @module-tag spec-3-3
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { nadege } from '../../../tests/contacts';
import { contacts } from './resource';

const open = (at: string, contact = nadege) => renderAdmin([contacts], { contacts: [contact] }, { at });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a contact request', () => {
  it('shows the source of the visit, as the form sent it', async () => {
    open('/contacts?contact=c1', { ...nadege, referrer: 'www.annuaire.example', utm_source: 'lettre' });
    expect(await screen.findByText('www.annuaire.example')).toBeVisible();
    expect(screen.getByText('lettre')).toBeVisible();
  });

  it('adds a request that came by telephone, with how it came', async () => {
    const { written, address } = open('/contacts?contact=c1');
    await userEvent.click(await screen.findByRole('link', { name: 'Nouvelle demande' }));
    await write(await screen.findByLabelText(/^Nom/), 'Sabine');
    await write(screen.getByLabelText(/^Message/), 'A appelé');
    await press('Sauvegarder');
    expect(await screen.findByText('Une adresse ou un numéro, pour pouvoir répondre.')).toBeVisible();
    await write(screen.getByRole('textbox', { name: /^Téléphone/ }), '01 23 45 67 89');
    await press('Sauvegarder');
    await waitFor(() => expect(address()).toMatch(/^\/contacts\?contact=/));
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({
      method: 'create',
      data: { name: 'Sabine', phone: '01 23 45 67 89', message: 'A appelé', source: 'phone' },
    });
    expect(await screen.findByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:0123456789');
  });

  it('corrects an address, and nothing of what the visitor wrote', async () => {
    const { written, address } = open('/contacts?contact=c1');
    await userEvent.click(await screen.findByRole('link', { name: 'Corriger les coordonnées' }));
    const email = await screen.findByLabelText(/^E-mail/);
    await userEvent.clear(email);
    await write(email, 'nadege@kerbrat.example');
    await press('Sauvegarder');
    await waitFor(() => expect(address()).toBe('/contacts?contact=c1'));
    const { name, phone, company } = nadege;
    expect(written).toEqual([{ method: 'update', data: { name, email: 'nadege@kerbrat.example', phone, company } }]);
  });
});
