// @module-tag spec-2-4-1
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { accessOf } from '../../provider/permissions';
import { profiles } from './resource';

const own = { id: 'p1', name: '', slug: null, picture_url: '', biography: 'Avant', weekly_mail: false };
const other = { ...own, id: 'p2', name: 'Paul', slug: 'paul' };
const open = (
  permissions: Readonly<Record<string, readonly string[]>>,
  at = '/profile',
  beforeAnswer: () => Promise<void> = () => Promise.resolve(),
) =>
  renderAdmin(
    [profiles],
    { profiles: [own, other] },
    { at, beforeAnswer, canAccess: accessOf(permissions, [profiles]) },
  );

it('people edit their profile on the site; those who read requests choose the weekly digest', async () => {
  const { written } = open({ contacts: ['select'], media: ['insert'] });
  await write(await screen.findByLabelText('Nom affiché'), 'Zoé');
  await write(screen.getByLabelText('Adresse'), 'Zoé');
  await userEvent.click(screen.getByRole('switch', { name: 'Résumé de la semaine par e-mail' }));
  await userEvent.click(screen.getByRole('button', { name: /sauvegarder|enregistrer/i }));
  expect(await screen.findByText('Des lettres sans accent, des chiffres et des tirets.')).toBeVisible();
  expect(written).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Adresse'));
  await userEvent.click(screen.getByRole('button', { name: /sauvegarder|enregistrer/i }));
  await waitFor(() =>
    expect(written).toMatchObject([{ data: { name: 'Zoé', slug: null, biography: 'Avant', weekly_mail: true } }]),
  );
  expect(await screen.findByText('Profil sauvegardé')).toBeVisible();
});

it('readers are offered no picture to send, and authors no digest of requests', { tags: 'spec-6' }, async () => {
  open({});
  expect(await screen.findByLabelText('Nom affiché')).toBeVisible();
  expect(screen.queryByLabelText('Portrait')).toBeNull();
  expect(screen.queryByRole('switch', { name: /Résumé/ })).toBeNull();
});

it('all of the screen appears at once, so that nothing moves down', async () => {
  open({ contacts: ['select'], media: ['insert'] });
  expect(await screen.findByRole('heading', { name: 'Apparence' })).toBeVisible();
  expect(screen.getByLabelText('Nom affiché')).toBeVisible();
  expect(screen.getByRole('switch', { name: /Résumé/ })).toBeVisible();
});

it('an owner opens somebody else’s profile, and nobody deletes one', async () => {
  open({}, '/profile/edit/p2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Profil de Paul' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
});

it(
  'takes no change while a save runs, and asks before words typed after it are left',
  { tags: 'spec-2-4-4' },
  async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const gate: { open?: () => void } = {};
    const answered = new Promise<void>((resolve) => (gate.open = resolve));
    const { address } = open({ contacts: ['select'] }, '/profile', () => answered);
    const words = await screen.findByLabelText('Présentation');
    await userEvent.type(words, ' et');
    await userEvent.click(screen.getByRole('button', { name: /sauvegarder|enregistrer/i }));
    await userEvent.type(words, ' pendant');
    expect(words).toHaveValue('Avant et');
    await userEvent.click(screen.getByRole('switch', { name: /^Résumé/ }));
    expect(screen.getByRole('switch', { name: /^Résumé/ })).not.toBeChecked();
    gate.open?.();
    expect(await screen.findByText('Profil sauvegardé')).toBeVisible();
    await userEvent.type(words, ' après');
    expect(words).toHaveValue('Avant et après');
    await userEvent.click(screen.getByRole('link', { name: 'Ouvrir Sécurité' }));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect(address()).toBe('/profile');
  },
);
