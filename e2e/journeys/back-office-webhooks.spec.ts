import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A tool such as Make that a webhook calls. */
async function startTool() {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return { calls, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test.afterEach(({ api, stamp }) => api.remove('webhooks', `url=like.*${stamp}*`));

test(
  'a webhook is added, tried with its secret, and its call is among the « Envois » (§10.16)',
  exhaustive,
  async ({ page, stamp }) => {
    const { calls, port, close } = await startTool();
    const url = `http://127.0.0.1:${port}/${stamp}`;
    await visit(page, '/admin/webhooks');
    await page.getByRole('link', { name: 'Nouveau webhook' }).click();
    await page.getByLabel('Adresse appelée').fill(url);
    await page.getByLabel('Commentaire reçu').check();
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    const secret = await page.getByLabel('Secret de signature').inputValue();
    await page.getByRole('button', { name: 'Tester' }).click();
    await expect(page.getByText('Un appel d’essai part')).toBeVisible();
    await expect.poll(() => calls.length).toBe(1);
    close();
    const [{ headers, body } = { headers: {}, body: '' }] = calls;
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);

    await page.getByRole('link', { name: 'Voir les appels' }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: url }) });
    // The receiver has the call a moment before the outbox knows that.
    await expect(async () => {
      await page.reload();
      await expect(row).toContainText(/Essai.*Webhook.*Parti/, { timeout: 2_000 });
    }).toPass();
    await row.getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Contenu' })).toContainText('"type": "ping"');
  },
);
