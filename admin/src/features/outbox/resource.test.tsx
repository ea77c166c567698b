// @module-tag spec-10-12
// @module-tag spec-10-16
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../tests/admin';
import { outbox } from './resource';

const confirmation = {
  id: 'o1',
  channel: 'mail',
  kind: 'contact_confirmation',
  recipient: 'odile@example.fr',
  data: { service_interest: 'Audit de processus', created_at: '2026-11-20T09:00:00Z' },
  state: 'failed',
  tries: 14,
  last_error: '550 No such user',
  due_at: '2026-11-20T10:00:00Z',
  sent_at: null,
  created_at: '2026-11-20T09:00:00Z',
};
const link = {
  ...confirmation,
  id: 'o2',
  kind: 'password_reset',
  recipient: 'ana@example.fr',
  data: {},
  state: 'waiting',
};

const call = {
  ...confirmation,
  id: 'o3',
  channel: 'webhook',
  kind: 'contact.created',
  recipient: 'https://hook.example.fr',
  data: { name: 'Odile' },
  last_error: 'Le destinataire a répondu 500.',
};

const leaving = {
  running: true,
  smtp_server: 'smtp.example.fr:465',
  mail_from: 'bonjour@example.fr',
  waiting: 0,
  failed: 1,
};
const open = (state: object = leaving, at = '/outbox') =>
  renderAdmin(
    [outbox],
    { outbox: [confirmation, link, call] },
    {
      at,
      functions: { mail_state: () => [state], retry_outbox: () => null, send_test_mail: () => null },
    },
  );

describe('the outbox', () => {
  it('is listed with its state, and why something failed', async () => {
    open();
    const row = (await screen.findByRole('link', { name: 'odile@example.fr' })).closest('tr');
    expect(row).toHaveTextContent(/Confirmation de demande.*Échoué.*14.*550 No such user/);
    expect(await screen.findByText('bonjour@example.fr')).toBeVisible();
  });

  it.each([
    [
      { ...leaving, smtp_server: null, waiting: 2 },
      /Aucun e-mail ne part\. Le serveur d’envoi n’est pas réglé.*2.envois attendent/,
    ],
    [
      { ...leaving, problem: 'Invalid login: 535' },
      /Aucun e-mail ne part\. smtp\.example\.fr:465 ne prend pas les e-mails.*Invalid login: 535/,
    ],
    [{ ...leaving, running: false }, /Aucun e-mail ne part\. Le service qui les envoie ne répond plus/],
    [
      { ...leaving, mailbox_problem: 'Authentication failed.' },
      /Les e-mails partent de .+ La boîte des e-mails qui reviennent n’est pas lue.: «.Authentication failed\..»/,
    ],
  ])('says when no e-mail is sent, or none that comes back is read, and why', async (state, sentence) => {
    open(state);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(sentence),
      ),
    );
  });

  it('shows why an e-mail came back, which nobody can retry', async () => {
    const last_error = 'Cette adresse n’existe pas. «\u00A0550 5.1.1 User unknown\u00A0»';
    renderAdmin(
      [outbox],
      { outbox: [{ ...confirmation, state: 'returned', sent_at: '2026-11-20T09:00:04Z', last_error }] },
      { at: '/outbox/o1/show', functions: { mail_state: () => [leaving] } },
    );
    expect(await screen.findByText('Revenu')).toBeVisible();
    expect(screen.getByText('Raison du retour').nextSibling?.textContent).toBe(last_error);
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('is tried with an e-mail to oneself', async () => {
    const { called } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Envoyer un e-mail d’essai' }));
    expect(await screen.findByText('Un e-mail d’essai part à votre adresse')).toBeVisible();
    expect(called).toContainEqual({ name: 'send_test_mail', args: {} });
  });

  it('is tried again, several at once', async () => {
    const { called } = open();
    for (const name of [/Confirmation de demande à odile/, /Nouveau mot de passe à ana/]) {
      await userEvent.click(await screen.findByRole('checkbox', { name }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/2.envois seront retentés/)).toBeVisible();
    expect(called).toContainEqual({ name: 'retry_outbox', args: { item_ids: ['o1', 'o2'] } });
  });

  it('is read as its recipient sees it', async () => {
    open(leaving, '/outbox/view/o1');
    const mail = await screen.findByRole('document', { name: 'Votre demande est bien arrivée' });
    expect(mail.shadowRoot?.querySelector('h1')).toHaveTextContent('Merci, votre demande est entre nos mains');
    expect(
      screen.getByRole('heading', { level: 1, name: /Confirmation de demande à odile@example\.fr/ }),
    ).toBeVisible();
  });

  it('but for a link that signs somebody in', async () => {
    open(leaving, '/outbox/view/o2');
    expect(await screen.findByText(/lisible que par son destinataire/)).toBeVisible();
    expect(within(document.body).queryByRole('document')).toBeNull();
  });

  it('or as a webhook gets it', async () => {
    open(leaving, '/outbox/view/o3');
    expect(await screen.findByText(/"type": "contact\.created"/)).toHaveTextContent(
      '{ "type": "contact.created", "timestamp": "2026-11-20T09:00:00Z", "data": { "name": "Odile" } }',
    );
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: /Appel «\u00A0Demande reçue\u00A0» à https:\/\/hook\.example\.fr/,
      }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  });
});
