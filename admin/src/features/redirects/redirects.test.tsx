// @module-tag spec-2-3-7
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { emptySearches, missingPages } from './not-found';
import { redirects } from './redirects';

const dates = { created_at: '2026-11-20T09:00:00Z', last_used_at: '2026-11-21T09:00:00Z' };
const offers = { id: 'r1', from_path: '/offres', to_address: '/services', kind: 'permanent', hits: 12, ...dates };
const former = { ...offers, id: 'r2', from_path: '/blog/%C3%A9t%C3%A9', to_address: '/blog/devis', kind: 'automatic' };
const missing = {
  id: 'm1',
  path: '/nos-prix',
  referring_host: 'annuaire.fr',
  times: 7,
  first_seen_at: dates.created_at,
  last_seen_at: dates.last_used_at,
};

type Functions = Parameters<typeof renderAdmin>[2]['functions'];
const open = (at: string, functions: Functions = {}) =>
  renderAdmin(
    [redirects, missingPages, emptySearches],
    {
      redirects: [offers, former],
      empty_searches: [{ ...missing, words: 'rdv' }],
      missing_pages: [missing, { ...missing, id: 'm2', path: '/lien-mort', referring_host: window.location.hostname }],
    },
    { at, functions },
  );
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const chooseFile = (text: string) =>
  userEvent.upload(screen.getByLabelText('Fichier CSV ou Excel'), new File([text], 'a.csv'));

describe('redirects', () => {
  it('are listed with their passages; the former address of an article has no form', async () => {
    open('/redirects');
    const texts = (await rows()).map((row) => row.textContent);
    expect(texts).toContainEqual(expect.stringMatching(/\/offres.*\/services.*Définitive \(301\).*12.*21\/11\/2026/));
    expect(texts).toContainEqual(expect.stringMatching(/\/blog\/été.*\/blog\/devis.*Ancienne adresse d’article/));
    expect(screen.getByRole('link', { name: '/offres' })).toHaveAttribute('href', '/redirects/edit/r1');
    expect(screen.queryByRole('link', { name: '/blog/été' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Sélectionner /blog/%C3%A9t%C3%A9' })).toBeDisabled();
  });

  it('are made from a missing page, with an address of the site pasted whole', async () => {
    const { written, address } = open('/missing-pages');
    const [first, second] = await rows();
    expect(first).toHaveTextContent(/\/nos-prixannuaire\.fr7/);
    expect(second).toHaveTextContent(/\/lien-mortCe site7/);
    await userEvent.click(screen.getByRole('link', { name: 'Créer une redirection depuis /nos-prix' }));
    expect(await screen.findByLabelText(/^Ancienne adresse/)).toHaveValue('/nos-prix');
    await write(screen.getByLabelText(/^Nouvelle adresse/), `${window.location.origin}/services`);
    await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    await waitFor(() => expect(address()).toBe('/redirects'));
    const data = { from_path: '/nos-prix', to_address: '/services', kind: 'permanent' };
    expect(written).toEqual([{ method: 'create', data }]);
  });

  it('are beside the searches without a result, from which synonyms are made', async () => {
    open('/missing-pages');
    await userEvent.click(await screen.findByRole('link', { name: 'Recherches sans résultat' }));
    const link = await screen.findByRole('link', { name: 'Ajouter un synonyme de « rdv »' });
    expect(link).toHaveAttribute('href', `/search_synonyms/create?source=${encodeURIComponent('{"words":"rdv, "}')}`);
  });

  it.each(['services', '//mechant.fr', 'ftp://example.fr'])('lead to no « %s »', async (target) => {
    const { written } = open('/redirects/new');
    await write(await screen.findByLabelText(/^Nouvelle adresse/), target);
    await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    expect(await screen.findByText(/^Commencez par/)).toBeVisible();
    expect(written).toEqual([]);
  });

  it('are imported from a file', async () => {
    const { called } = open('/redirects', { import_redirects: () => 2 });
    await rows();
    await chooseFile('/a;/b\n/c;/d;302');
    expect(await screen.findByText(/^2.redirections importées$/)).toBeVisible();
    const lines = [
      { from_path: '/a', to_address: '/b', kind: 'permanent' },
      { from_path: '/c', to_address: '/d', kind: 'temporary' },
    ];
    expect(called).toContainEqual({ name: 'import_redirects', args: { lines } });
  });

  it('report the refused line of a file, and the reason', async () => {
    open('/redirects', {
      import_redirects: () => {
        throw new HttpError('/c → /a', 422, { code: 'PT422' });
      },
    });
    await rows();
    await chooseFile('/a;/b\n/c;/a');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/une redirection ne mène ni à une autre ni à elle-même.*\/c → \/a/);
  });
});
