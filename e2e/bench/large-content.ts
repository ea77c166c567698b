import { join } from 'node:path';
import postgres from 'postgres';

const POSTS = 10_000;
const CONTACTS = 100_000;

/** Adds articles as long as the longest of the seed, and contact requests, spread over three years. */
export async function addLargeContent(dataDirectory: string): Promise<void> {
  const database = postgres({ host: join(dataDirectory, 'run'), username: 'postgres', max: 1, onnotice: () => {} });
  try {
    await database`
      insert into public.blog_posts (title, slug, status, created_at, excerpt, content, category, tags, author)
      select 'Article d’essai ' || n, 'article-d-essai-' || n, case when n % 4 = 0 then 'draft' else 'published' end,
        now() - n % 1000 * interval '1 day', excerpt, content, category, tags, author
      from (select * from public.blog_posts order by length(content) desc limit 1) as model,
        generate_series(1, ${POSTS}::integer) as n`;
    await database`
      insert into public.contacts (name, email, company, message, status, created_at)
      select 'Personne ' || n, 'personne-' || n || '@example.fr', 'Entreprise ' || n % 5000,
        'Bonjour, je voudrais automatiser mes devis et mes relances. Demande numéro ' || n || '.',
        (array['new', 'contacted', 'qualified', 'converted', 'closed'])[n % 5 + 1], now() - n % 1000 * interval '1 day'
      from generate_series(1, ${CONTACTS}::integer) as n`;
    // Deletes the e-mails about three years of requests.
    await database`delete from public.outbox`;
    await database`vacuum analyze`;
  } finally {
    await database.end();
  }
}
