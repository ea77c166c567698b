// @module-tag spec-10-16
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin, write } from '../../tests/admin';
import { webhooks } from './webhooks';

const make = {
  id: 'w1',
  url: 'https://hook.make.example/abc',
  events: ['post.published', 'contact.created'],
  enabled: true,
  secret: 'whsec_QUJDREVGR0hJSktMTU5PUFFSU1RVVldY',
  created_at: '2026-11-20T09:00:00Z',
};
const open = (at: string) =>
  renderAdmin([webhooks], { webhooks: [make] }, { at, functions: { test_webhook: () => null } });

it('the list shows the events of each webhook', async () => {
  open('/webhooks');
  const row = (await screen.findByRole('link', { name: make.url })).closest('tr');
  expect(row).toHaveTextContent('Demande reçue, Article publié');
});

it('a webhook is an address and at least one event', async () => {
  const { written } = open('/webhooks/new');
  await write(await screen.findByLabelText(/Adresse appelée/), 'hook.example.fr');
  await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
  expect(await screen.findByText(/^Une adresse commence par https/)).toBeVisible();
  expect(screen.getByText('Ce champ est requis')).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/Adresse appelée/));
  await write(screen.getByLabelText(/Adresse appelée/), 'https://[[fe80::1%25lo]/');
  expect(await screen.findByText(/^Cette adresse ne peut pas être appelée/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/Adresse appelée/));
  await write(screen.getByLabelText(/Adresse appelée/), 'https://hook.example.fr');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Commentaire reçu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
  await expect
    .poll(() => written)
    .toEqual([
      { method: 'create', data: { url: 'https://hook.example.fr', events: ['comment.created'], enabled: true } },
    ]);
});

it('the secret is read and copied, a call is tried, and its calls are listed', async () => {
  const { called } = open('/webhooks/edit/w1');
  expect(await screen.findByLabelText('Secret de signature')).toHaveValue(make.secret);
  expect(screen.getByLabelText('Secret de signature')).toHaveAttribute('readonly');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copier le secret' }));
  expect(await screen.findByText('Secret copié')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(make.secret);
  await user.click(screen.getByRole('button', { name: 'Tester' }));
  expect(await screen.findByText('Un appel d’essai part')).toBeVisible();
  expect(called).toContainEqual({ name: 'test_webhook', args: { webhook_id: 'w1' } });
  const { pathname, searchParams } = new URL(
    screen.getByRole('link', { name: 'Voir les appels' }).getAttribute('href') ?? '',
    'http://admin.example',
  );
  expect(pathname).toBe('/outbox');
  expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ channel: 'webhook', 'recipient@ilike': make.url });
});
