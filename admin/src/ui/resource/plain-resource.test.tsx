// @module-tag spec-10-10
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { people } from '../../../tests/resource';

const ana = {
  id: 'p1',
  name: 'Ana Petit',
  email: 'ana@example.fr',
  company: 'Atelier Petit',
  status: 'new',
  created_at: '2026-11-20T09:00:00Z',
};
const paul = { ...ana, id: 'p2', name: 'Paul Roux', email: 'paul@example.fr', status: 'qualified' };
const zoe = { ...ana, id: 'p3', name: 'Zoé Klein', created_at: '2026-11-21T09:00:00Z' };

const open = (at: string, refuse?: Error) =>
  renderAdmin([people], { contacts: [ana, paul, zoe] }, { at, ...(refuse && { refuse }) });
const names = () => screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? []);
const button = (name: string) => screen.getByRole('button', { name });
const confirm = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));

describe('a list written after react-admin’s documentation', () => {
  it('has the head of our screens: title, count, buttons, and the tab’s name', async () => {
    open('/people');
    expect(await screen.findByRole('heading', { level: 1, name: 'Personnes' })).toBeVisible();
    expect(await screen.findByText(/^3.personnes$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nouvelle personne' })).toHaveAttribute('href', '/people/new');
    expect(screen.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/dashboard');
    expect(document.title).toMatch(/^Personnes · /);
    expect(screen.getByRole('columnheader', { name: 'Entreprise' })).toBeVisible();
  });

  it('is searched, filtered and ordered', async () => {
    const { address } = open('/people');
    await waitFor(() => expect(names()).toEqual(['Zoé Klein', 'Ana Petit', 'Paul Roux']));
    await userEvent.click(button('Trier par nom croissant'));
    await waitFor(() => expect(names()).toEqual(['Ana Petit', 'Paul Roux', 'Zoé Klein']));
    await write(screen.getByPlaceholderText('Rechercher'), 'zoé');
    await waitFor(() => expect(names()).toEqual(['Zoé Klein']));
    expect(address()).toMatch(/^\/people\?/);
    await write(screen.getByPlaceholderText('Rechercher'), 'x');
    expect(await screen.findByText('Aucun résultat')).toBeVisible();
    await userEvent.click(button('Effacer les filtres'));
    await waitFor(() => expect(names()).toHaveLength(3));
    await userEvent.click(button('Ajouter un filtre'));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Entreprise' }));
    await write(await screen.findByRole('textbox', { name: 'Entreprise' }), 'Inconnue');
    expect(await screen.findByText('Aucun résultat')).toBeVisible();
  });

  it('is for the keyboard: a row’s link and box say whose they are', async () => {
    const { address } = open('/people');
    const link = await screen.findByRole('link', { name: 'Ana Petit' });
    expect(link).toHaveAttribute('href', '/people/edit/p1');
    while (document.activeElement !== link) await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('checkbox', { name: 'Sélectionner Ana Petit' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/people/edit/p1'));
  });

  it('is exported as our lists are, to files that have its name', async () => {
    const files: Blob[] = [];
    const fileNames: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      fileNames.push(this.download);
    });
    open('/people');
    await screen.findByText(/^3.personnes$/);
    await userEvent.click(button('Exporter (CSV)'));
    expect(await screen.findByText(/^3.lignes exportées$/)).toBeVisible();
    expect(await files[0]?.text()).toMatch(
      /^"Nom";"E-mail";"Entreprise";"Statut";"Reçu le"\r\n"Zoé Klein";"ana@example\.fr";"Atelier Petit";"new";"21\/11\/2026 \d\d:00:00"\r\n"Ana/,
    );
    await userEvent.click(button('Exporter (Excel)'));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(await files[1]?.slice(0, 2).text(), 'a workbook is an archive').toBe('PK');
    expect(fileNames).toEqual(['personnes.csv', 'personnes.xlsx']);
    await write(screen.getByPlaceholderText('Rechercher'), 'zoé');
    await waitFor(() => expect(names()).toEqual(['Zoé Klein']));
    await userEvent.click(button('Exporter (CSV)'));
    expect(await screen.findByText(/^1.ligne exportée$/), 'what the search finds').toBeVisible();
  });

  it('deletes the ticked rows once confirmed, with the focus on the button that cancels', async () => {
    const { written } = open('/people');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner Ana Petit' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoé Klein' }));
    expect(screen.getByText('2 sélectionnés')).toBeVisible();
    await userEvent.click(button('Supprimer'));
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await confirm();
    await waitFor(() => expect(names()).toEqual(['Paul Roux']));
    expect(written).toEqual([{ method: 'delete', data: ['p1', 'p3'] }]);
  });
});

describe('a form written after react-admin’s documentation', () => {
  it('creates once valid', async () => {
    const { written, address } = open('/people/new');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nouvelle personne' })).toBeVisible();
    await write(screen.getByLabelText(/Nom/), 'Odile');
    await userEvent.click(button('Sauvegarder'));
    expect(await screen.findByText('Ce champ est requis')).toBeVisible();
    await write(screen.getByLabelText(/E-mail/), 'odile@example.fr');
    await userEvent.click(button('Sauvegarder'));
    await waitFor(() => expect(address()).toBe('/people'));
    expect(written).toEqual([{ method: 'create', data: { name: 'Odile', email: 'odile@example.fr', status: 'new' } }]);
  });

  it('saves a change, and goes back to the list', async () => {
    const { written, address } = open('/people/edit/p2');
    expect(await screen.findByRole('heading', { level: 1, name: /^Modifier «.Paul Roux.»$/ })).toBeVisible();
    await write(screen.getByLabelText(/Entreprise/), ' et fils');
    await userEvent.click(button('Sauvegarder'));
    await waitFor(() => expect(address()).toBe('/people'));
    expect(written).toMatchObject([{ method: 'update', data: { company: 'Atelier Petit et fils' } }]);
  });

  it('deletes its record once confirmed', async () => {
    const { written, address } = open('/people/edit/p1');
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(/Supprimer «.Ana Petit.».\?/);
    await confirm();
    await waitFor(() => expect(address()).toBe('/people'));
    expect(written).toEqual([{ method: 'delete', data: 'p1' }]);
  });

  it('shows failures in the banner alone', async () => {
    open('/people/edit/p1', new HttpError('permission denied', 403, { code: '42501' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors de la suppression : vos droits');
    expect(screen.getAllByText('permission denied')).toHaveLength(1);
  });

  it('stays where a record does not exist', async () => {
    const { address } = open('/people/edit/p9');
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors du chargement');
    expect(address()).toBe('/people/edit/p9');
  });
});

it.each(['/people', '/people/new', '/people/edit/p1'])('axe finds no fault on %s', async (at) => {
  open(at);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0));
  // jsdom has no layout: contrasts are unknown, and both menus count as visible. The tests in a browser check both.
  const { violations } = await axe.run(screen.getByRole('main'), {
    rules: { 'color-contrast': { enabled: false }, 'landmark-no-duplicate-banner': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
