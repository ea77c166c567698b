import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const POSTS = 10_000;
const CONTACTS = 100_000;
const DAY_MS = 86_400_000;
/** A moment of the last thousand days. */
const dayOf = (index: number): string => new Date(Date.now() - (index % 1000) * DAY_MS).toISOString();

const STATUSES = ['new', 'contacted', 'qualified', 'converted', 'closed'];

/**
 * Adds 10,000 articles as long as the longest of the seed and 100,000 contact requests, spread over three years.
 * @param address of the running server
 * @param dataDirectory where its secret key is
 */
export async function addLargeContent(address: string, dataDirectory: string): Promise<void> {
  const { secretKey } = JSON.parse(readFileSync(join(dataDirectory, 'keys.json'), 'utf8')) as { secretKey: string };
  let calls = 0;
  const call = async (path: string, rows?: readonly object[]): Promise<Response> => {
    calls += 1;
    const response = await fetch(`${address}/rest/v1/${path}`, {
      method: rows ? 'POST' : 'GET',
      headers: {
        apikey: secretKey,
        'content-type': 'application/json',
        prefer: 'return=minimal',
        // No address asks for more than one is allowed.
        'x-forwarded-for': `10.0.${calls >> 8}.${calls & 255}`,
      },
      ...(rows && { body: JSON.stringify(rows) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const [model] = (await (
    await call('blog_posts?select=excerpt,content,category,tags,author&limit=1')
  ).json()) as object[];
  await inBatches(POSTS, 3, (index) => ({
    ...model,
    title: `Article d’essai ${index}`,
    slug: `article-d-essai-${index}`,
    status: index % 4 === 0 ? 'draft' : 'published',
    created_at: dayOf(index),
  }))((rows) => call('blog_posts', rows));
  await inBatches(CONTACTS, 100, (index) => ({
    name: `Personne ${index}`,
    email: `personne-${index}@example.fr`,
    company: `Entreprise ${index % 5000}`,
    message: `Bonjour, je voudrais automatiser mes devis et mes relances. Demande numéro ${index}.`,
    status: STATUSES[index % STATUSES.length],
    created_at: dayOf(index),
  }))((rows) => call('contacts', rows));
}

/** Makes `count` rows and hands them over `size` at a time: the API takes no more than 32 kB without a session. */
const inBatches =
  <Row>(count: number, size: number, rowAt: (index: number) => Row) =>
  async (send: (rows: Row[]) => Promise<unknown>): Promise<void> => {
    for (let start = 0; start < count; start += size)
      await send(Array.from({ length: Math.min(size, count - start) }, (_, offset) => rowAt(start + offset)));
  };
