// @module-tag spec-10-12
// @module-tag spec-2-4-1
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { administrators } from './resource';

const ana = {
  id: 'a1',
  email: 'ana@example.fr',
  state: 'active',
  role: 'owner',
  since: '2026-11-02T09:00:00Z',
  is_self: true,
  name: '',
  posts: 0,
};
const zoe = { ...ana, id: 'a2', email: 'zoe@example.fr', is_self: false, posts: 3 };
const lea = { ...zoe, id: 'a4', email: 'lea@example.fr', role: 'reader' };
const noe = { ...zoe, id: 'a5', email: 'noe@example.fr', state: 'deactivated' };
const paul = { ...zoe, id: 'a3', email: 'paul@example.fr', state: 'invited', since: '2026-11-20T09:00:00Z' };

interface Project {
  readonly canInvite?: boolean;
  readonly smtp_server?: string | null;
}
const open = (at = '/administrators', { canInvite = true, smtp_server = 'smtp.example.fr' }: Project = {}) =>
  renderAdmin(
    [administrators],
    { admins: [ana, zoe, paul, lea, noe] },
    {
      at,
      functions: {
        can_invite: () => canInvite,
        second_factors: () => [ana.id, zoe.id],
        mail_state: () => [{ running: true, smtp_server, mail_from: null, waiting: 0, failed: 0 }],
      },
    },
  );

it('the list shows administrators, since when, invitations and who is deactivated', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: 'Équipe du back-office' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]).toHaveTextContent(/ana@example\.fr \(vous\).*Actif.*Propriétaire.*2\/11\/2026/);
  expect(rows[4]).toHaveTextContent(/paul@example\.fr.*Invité/);
  expect(rows[3]).toHaveTextContent(/noe@example\.fr.*Désactivé/);
});

const choose = async (email: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions sur ${email}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};

it('an owner removes somebody after choosing who gets their articles, but never themselves', async () => {
  const { called } = open();
  await screen.findByRole('button', { name: `Actions sur ${zoe.email}` });
  expect(screen.queryByRole('button', { name: `Actions sur ${ana.email}` })).toBeNull();
  await choose(zoe.email, 'Retirer');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/n’entrera plus/)).toBeVisible();
  const newAuthors = dialog.getByLabelText(/3 articles/);
  await waitFor(() => expect(newAuthors).toHaveTextContent('À ana@example.fr'));
  expect(newAuthors).toHaveValue('');
  expect(newAuthors).not.toHaveTextContent(/lea@|noe@|Restent/);
  await userEvent.selectOptions(newAuthors, 'À ana@example.fr');
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }));
  const args = { id: zoe.id, new_author: ana.id };
  await waitFor(() => expect(called).toContainEqual({ name: 'remove_administrator', args }));
  expect(await screen.findByText('Accès retiré')).toBeVisible();
});

it('a deactivated person keeps their articles unless the owner gives them away, and may return', async () => {
  const { called } = open();
  await choose(zoe.email, 'Désactiver');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/3 articles/)).toHaveValue(zoe.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Désactiver' }));
  const args = { id: zoe.id, new_author: zoe.id };
  await waitFor(() => expect(called).toContainEqual({ name: 'deactivate_administrator', args }));
  await choose(noe.email, 'Réactiver');
  await waitFor(() => expect(called).toContainEqual({ name: 'reactivate_administrator', args: { id: noe.id } }));
});

it('an invitation is taken back once confirmed', async () => {
  const { called } = open();
  await userEvent.click(await screen.findByRole('button', { name: `Retirer ${paul.email}` }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retirer' }));
  await waitFor(() => expect(called).toContainEqual({ name: 'remove_administrator', args: { id: paul.id } }));
});

it('the second factor of somebody else is taken away once confirmed', async () => {
  const { called } = open();
  await choose(zoe.email, 'Second facteur perdu');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer le second facteur' }));
  await waitFor(() => expect(called).toContainEqual({ name: 'reset_second_factor', args: { id: zoe.id } }));
});

it('somebody is invited by e-mail address', async () => {
  const { called, address } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Inviter une personne' }));
  await write(await screen.findByLabelText(/E-mail/), 'odile');
  await userEvent.click(screen.getByRole('button', { name: 'Inviter' }));
  expect(await screen.findByText('Cette adresse e-mail n’est pas valide.')).toBeVisible();
  expect(screen.queryByText(/Aucun e-mail ne part/)).toBeNull();
  await write(screen.getByLabelText(/E-mail/), '@example.fr');
  await userEvent.click(screen.getByLabelText(/Rôle/));
  await userEvent.click(await screen.findByRole('option', { name: 'Auteur' }));
  await userEvent.click(screen.getByRole('button', { name: 'Inviter' }));
  const args = { email: 'odile@example.fr', role: 'author' };
  await waitFor(() => expect(called).toContainEqual({ name: 'invite_administrator', args }));
  await waitFor(() => expect(address()).toBe('/administrators'));
});

it('an invitation warns when no e-mail is sent', async () => {
  open('/administrators/new', { smtp_server: null });
  expect(await screen.findByText('Aucun e-mail ne part.')).toBeVisible();
});

it('a project that cannot send invitations has no button for them', async () => {
  open('/administrators', { canInvite: false });
  expect(await screen.findByText(zoe.email)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Inviter une personne' })).toBeNull();
});

it('somebody gets another role, and nobody changes their own', { tags: 'spec-6' }, async () => {
  const { called } = open();
  await userEvent.selectOptions(await screen.findByLabelText(`Rôle de ${zoe.email}`), 'Auteur');
  await waitFor(() => expect(called).toContainEqual({ name: 'change_role', args: { id: zoe.id, role: 'author' } }));
  expect(screen.queryByLabelText(`Rôle de ${ana.email}`)).toBeNull();
});
