import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin, write } from '../../tests/admin';
import { administrators } from './administrators';

const ana = {
  id: 'a1',
  email: 'ana@example.fr',
  state: 'active',
  role: 'owner',
  since: '2026-11-02T09:00:00Z',
  is_self: true,
};
const zoe = { ...ana, id: 'a2', email: 'zoe@example.fr', is_self: false };
const paul = { ...zoe, id: 'a3', email: 'paul@example.fr', state: 'invited', since: '2026-11-20T09:00:00Z' };

interface Project {
  readonly canInvite?: boolean;
  readonly smtp_server?: string | null;
}
const open = (at = '/administrators', { canInvite = true, smtp_server = 'smtp.example.fr' }: Project = {}) =>
  renderAdmin(
    [administrators],
    { admins: [ana, zoe, paul] },
    {
      at,
      functions: {
        can_invite: () => canInvite,
        second_factors: () => [ana.id, zoe.id],
        mail_state: () => [{ running: true, smtp_server, mail_from: null, waiting: 0, failed: 0 }],
      },
    },
  );

it('the list shows administrators, since when, and invitations (§2.4.1)', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: 'Équipe du back-office' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]).toHaveTextContent(/ana@example\.fr \(vous\).*Actif.*Propriétaire.*2\/11\/2026/);
  expect(rows[2]).toHaveTextContent(/paul@example\.fr.*Invité/);
});

it('somebody is removed once confirmed, but nobody removes themselves (§2.4.1)', async () => {
  const { written } = open();
  await userEvent.click(await screen.findByRole('button', { name: `Retirer ${zoe.email}` }));
  expect(screen.queryByRole('button', { name: `Retirer ${ana.email}` })).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/n’entrera plus/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }));
  await waitFor(() => expect(screen.queryByText(zoe.email)).toBeNull());
  expect(written).toEqual([{ method: 'delete', data: zoe.id }]);
  expect(await screen.findByText('Accès retiré')).toBeVisible();
});

it('the second factor of somebody else is taken away once confirmed (§2.4.1)', async () => {
  const { called } = open();
  await userEvent.click(await screen.findByRole('button', { name: `Retirer le second facteur de ${zoe.email}` }));
  for (const { email } of [ana, paul])
    expect(screen.queryByRole('button', { name: `Retirer le second facteur de ${email}` })).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer le second facteur' }));
  await waitFor(() => expect(called).toContainEqual({ name: 'reset_second_factor', args: { id: zoe.id } }));
});

it('somebody is invited by e-mail address (§10.12)', async () => {
  const { written } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Inviter une personne' }));
  await write(await screen.findByLabelText(/E-mail/), 'odile');
  await userEvent.click(screen.getByRole('button', { name: 'Inviter' }));
  expect(await screen.findByText('Cette adresse e-mail n’est pas valide.')).toBeVisible();
  expect(screen.queryByText(/Aucun e-mail ne part/)).toBeNull();
  await write(screen.getByLabelText(/E-mail/), '@example.fr');
  await userEvent.click(screen.getByLabelText(/Rôle/));
  await userEvent.click(await screen.findByRole('option', { name: 'Auteur' }));
  await userEvent.click(screen.getByRole('button', { name: 'Inviter' }));
  await waitFor(() =>
    expect(written).toEqual([{ method: 'create', data: { email: 'odile@example.fr', role: 'author' } }]),
  );
});

it('an invitation warns when no e-mail is sent (§10.12)', async () => {
  open('/administrators/new', { smtp_server: null });
  expect(await screen.findByText('Aucun e-mail ne part.')).toBeVisible();
});

it('a project that cannot send invitations has no button for them (§10.12)', async () => {
  open('/administrators', { canInvite: false });
  expect(await screen.findByText(zoe.email)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Inviter une personne' })).toBeNull();
});

it('somebody gets another role, and nobody changes their own (§6)', async () => {
  const { called } = open();
  await userEvent.selectOptions(await screen.findByLabelText(`Rôle de ${zoe.email}`), 'Auteur');
  await waitFor(() => expect(called).toContainEqual({ name: 'change_role', args: { id: zoe.id, role: 'author' } }));
  expect(screen.queryByLabelText(`Rôle de ${ana.email}`)).toBeNull();
});
