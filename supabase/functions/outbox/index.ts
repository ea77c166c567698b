// Empties the outbox where none of our own servers runs: each call sends the rows that are due (docs/deployment/hosted.md says who calls). Runs on
// Deno.
import { createHash, timingSafeEqual } from 'node:crypto';
import process from 'node:process';
import { outboxWorker } from '../../../packages/mail/src/worker.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

/** The function starts no row later than this: the platform ends a call after 150 seconds, and a row takes half a minute at most. */
const BUSY_MS = 50_000;

const read = (name: string): string => {
  const value = process.env[name]?.trim();
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

/** The project's secret key, or the `service_role` key of a project that has no other. */
function secretKey(): string {
  const { default: key } = JSON.parse(process.env['SUPABASE_SECRET_KEYS'] ?? '{}') as { readonly default?: string };
  return key ?? read('SUPABASE_SERVICE_ROLE_KEY');
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the caller has the key. The comparison takes the same time however much of the key is right. */
const isAllowed = (request: Request, key: string): boolean =>
  timingSafeEqual(digestOf(request.headers.get('authorization') ?? ''), digestOf(`Bearer ${key}`));

/** Sends the rows that are due. @returns how many rows were sent */
async function drain(key: string): Promise<number> {
  const smtp = process.env['SMTP_URL'] ? { url: read('SMTP_URL'), from: read('MAIL_FROM') } : undefined;
  const delivery = { smtp, allowPrivateWebhooks: process.env['WEBHOOK_ALLOW_PRIVATE'] === '1' };
  const site = { url: smtp ? read('SITE_URL').replace(/\/+$/, '') : '' };
  const { drains, close } = outboxWorker({ supabaseUrl: read('SUPABASE_URL'), secretKey: key }, delivery, site);
  const end = Date.now() + BUSY_MS;
  try {
    const sent = await Promise.all(drains.map((channel) => channel(() => Date.now() < end)));
    return sent.reduce((sum, count) => sum + count);
  } finally {
    close();
  }
}

Deno.serve(async (request) => {
  const key = secretKey();
  if (!isAllowed(request, key)) return Response.json({ error: 'The secret key is missing' }, { status: 401 });
  return Response.json({ sent: await drain(key) });
});
