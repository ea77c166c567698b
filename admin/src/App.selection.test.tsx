import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../tests/admin';
import { storedPost } from '../tests/articles';
import { nadege } from '../tests/contacts';
import { people } from '../tests/resource';
import { blogPosts } from './features/articles/resource';
import { comments } from './features/comments/resource';
import { contacts } from './features/contacts/resource';
import { outbox } from './features/outbox/resource';
import type { BackOfficeResource } from './provider/resource';
import { pageStore } from './shell/page-store';

const rowsOf = (row: object) =>
  [1, 2, 3].map((number) => {
    const name = `Rang ${number}`;
    return {
      ...row,
      id: `r${number}`,
      name,
      title: name,
      recipient: name,
      created_at: `2026-11-0${9 - number}T09:00:00Z`,
    };
  });
const item = { channel: 'mail', kind: 'ping', data: {}, tries: 1, last_error: null, due_at: null, sent_at: null };

const pending = { words: 'Merci.', post_id: 'p1', status: 'pending', email: '' };

/** Lists whose rows can be selected: the address of each, one of its rows, and the action on the selection. */
const lists: readonly (readonly [string, BackOfficeResource, object, RegExp, object])[] = [
  ['/people', people, nadege, /^Supprimer$/, { method: 'delete', data: ['r3'] }],
  ['/comments', comments, pending, /^Corbeille$/, { method: 'update', data: { status: 'trash' } }],
  [
    '/outbox',
    outbox,
    { ...item, state: 'failed' },
    /^Réessayer$/,
    { name: 'retry_outbox', args: { item_ids: ['r3'] } },
  ],
  [
    '/blog',
    blogPosts,
    { ...storedPost, tags: [], published_at: null },
    /^Supprimer$/,
    { method: 'delete', data: ['r3'] },
  ],
  ['/contacts', contacts, nadege, /^Supprimer$/, { method: 'delete', data: ['r3'] }],
];

const open = (at: string, resource: BackOfficeResource, row: object, filter = {}) =>
  renderAdmin(
    [resource],
    { [resource.name]: rowsOf(row), blog_posts: rowsOf(row) },
    {
      at: `${at}?page=1&perPage=2&sort=created_at&order=DESC&filter=${JSON.stringify(filter)}`,
      store: pageStore(),
      dashboard: () => 'Accueil',
      functions: {
        retry_outbox: () => null,
        mail_state: () => [],
        contact_counts: () => ({ byStatus: {}, latest: null }),
      },
    },
  );
const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^Sélectionner .*${name}$`) });
const tick = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await box(name));
};
const turn = async (to: 'Suivants' | 'Précédents') => userEvent.click(screen.getByRole('button', { name: to }));

beforeEach(() => localStorage.clear());

describe.each(lists)('the selection in %s', (at, resource, row, action, effect) => {
  it('holds rows on the screen only, and ends with its page', async () => {
    const { written, called } = open(at, resource, row);
    await tick('Rang 1', 'Rang 2');
    await turn('Suivants');
    await tick('Rang 3');
    await userEvent.click(screen.getByRole('button', { name: action }));
    const question = screen.queryByRole('dialog');
    if (question) await userEvent.click(within(question).getByRole('button', { name: 'Supprimer' }));
    const done = () => [...written, ...called.filter(({ name }) => name === 'retry_outbox')];
    await waitFor(() => expect(done()).toEqual([effect]));
  });

  it('ends with its page and its list, and belongs to this browser page alone', async () => {
    const { unmount } = open(at, resource, row);
    await tick('Rang 1', 'Rang 2');
    expect(localStorage.getItem(`RaStore.${resource.name}.selectedIds`)).toBeNull();
    await turn('Suivants');
    await box('Rang 3');
    await turn('Précédents');
    expect(await box('Rang 1')).not.toBeChecked();
    await tick('Rang 1');
    await userEvent.click(screen.getByRole('link', { name: 'Tableau de bord' }));
    await screen.findByText('Accueil');
    unmount();
    localStorage.setItem(`RaStore.${resource.name}.selectedIds`, '["r2"]');
    open(at, resource, row);
    expect(await box('Rang 2')).not.toBeChecked();
  });
});

describe('a row leaves the selection', () => {
  it('with its filter, and stays out when it shows again', async () => {
    open('/people', people, nadege);
    await tick('Rang 1', 'Rang 2');
    await userEvent.click(screen.getByPlaceholderText('Rechercher'));
    await userEvent.paste('r2');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Sélectionner Rang 1' })).toBeNull());
    expect(await box('Rang 2')).not.toBeChecked();
    await tick('Rang 2');
    await userEvent.type(screen.getByPlaceholderText('Rechercher'), 'zzz');
    await userEvent.click(await screen.findByRole('button', { name: 'Effacer les filtres' }));
    expect(await box('Rang 2')).not.toBeChecked();
  });

  it('once it is moderated, and the others stay', async () => {
    open('/comments', comments, pending, { status: 'pending' });
    await tick('Rang 1', 'Rang 2');
    await box('Rang 1');
    await userEvent.click(
      within(screen.getByRole('row', { name: /Rang 1/ })).getByRole('button', { name: 'Indésirable' }),
    );
    expect(await screen.findByText('1 sélectionné')).toBeVisible();
    expect(await box('Rang 2')).toBeChecked();
  });

  it('when it was sent: it does not go twice', async () => {
    const { called } = renderAdmin(
      [outbox],
      {
        outbox: rowsOf({ ...item, state: 'failed' }).map((row, index) => ({
          ...row,
          ...(index === 0 && { state: 'sent' }),
        })),
      },
      { at: '/outbox', functions: { retry_outbox: () => null, mail_state: () => [] } },
    );
    await tick('Rang 1');
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDisabled();
    await tick('Rang 2');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/^1.envoi sera retenté dans un instant$/)).toBeVisible();
    expect(called).toContainEqual({ name: 'retry_outbox', args: { item_ids: ['r2'] } });
  });
});
