import type postgres from 'postgres';
import { storedRows, storedRevision } from './function-rights';

/** Restores the rows for calls of functions, because a save changes the version of the author's text. */
export async function storeRows(database: postgres.Sql): Promise<void> {
  const dated = { created_at: storedRows.version, updated_at: storedRows.version };
  const [author] = await database<{ id: string }[]>`select id from auth.users where email = 'author@example.fr'`;
  const text = { title: 'Ébauche', content: '<p>Ébauche</p>', ...dated };
  const request = { name: 'Essai', email: 'essai@example.fr', message: 'Essai', notes_updated_at: storedRows.version };
  await database.begin(async (sql) => {
    const ids = [storedRows.id, storedRows.otherId, storedRows.publishedId, storedRows.proposedId];
    await sql`delete from public.newsletter_issues`;
    await sql`delete from public.outbox`;
    await sql`delete from public.blog_posts where id = any (${ids})`;
    await sql`delete from public.pages where id = ${storedRows.id}`;
    await sql`delete from public.contacts where id = ${storedRows.id}`;
    await sql`delete from public.webhooks where id = ${storedRows.id}`;
    await sql`delete from public.trash where id = any (${ids})`;
    await sql`delete from public.site_settings`;
    await sql`insert into public.site_settings ${sql([
      { key: 'site_title', value: '', ...dated },
      { key: 'comments_enabled', value: 'true', ...dated },
    ])}`;
    await sql`insert into public.blog_posts ${sql([
      { id: storedRows.id, slug: 'ebauche', author_id: author?.id, ...text },
      { id: storedRows.otherId, slug: 'ebauche-2', author_id: author?.id, ...text },
    ])}`;
    await sql`insert into public.blog_posts ${sql({ id: storedRows.publishedId, slug: 'publie', status: 'published', ...text })}`;
    const proposed = {
      id: storedRows.proposedId,
      slug: 'propose',
      proposed_at: storedRows.version,
      author_id: author?.id,
    };
    await sql`insert into public.blog_posts ${sql({ ...proposed, ...text })}`;
    await sql`
      insert into public.revisions (id, table_name, row_id, content) overriding system value
      values (${storedRevision}, 'blog_posts', ${storedRows.id}, '{"title": "Essai"}') on conflict (id) do nothing`;
    await sql`insert into public.pages ${sql({ id: storedRows.id, slug: 'ebauche', ...text })}`;
    await sql`insert into public.contacts ${sql({ id: storedRows.id, ...request })}`;
    await sql`insert into public.webhooks ${sql({ id: storedRows.id, url: 'https://hook.example.fr/garde', events: ['contact.created'] })}`;
    await sql`insert into public.pictures (name) values ('ancienne.png'), ('nouvelle.png') on conflict do nothing`;
    await sql`insert into public.missing_pages (path) values ('/autre') on conflict do nothing`;
    await sql`insert into public.empty_searches (words) values ('ailleurs') on conflict do nothing`;
    await sql`delete from public.search_synonyms where words = 'ici, là'`;
    await sql`insert into public.search_synonyms (words) values ('ici, là')`;
    await sql`delete from public.newsletter_subscribers`;
    await sql`insert into public.newsletter_subscribers ${sql({ email: 'abonnee@example.fr', state: 'confirmed' })}`;
    await sql`delete from auth.users where email = 'collegue@example.fr'`;
    await sql`insert into public.admins ${sql({ user_id: storedRows.colleague, role: 'reader' })} on conflict do nothing`;
    await sql`delete from public.admins where user_id = ${storedRows.closed}`;
    await sql`insert into private.deactivations (account_id, role) values (${storedRows.closed}, 'reader') on conflict do nothing`;
  });
}
