import { createHash } from 'node:crypto';
import { standardMenu } from '@agency-site/domain/menu';
import { readingTimeMinutes, textOfHtml } from '@agency-site/domain/reading-time';
import type { SampleLists, SampleRow, SeedContent, SeedText } from './seed-content';

type Value = string | number | boolean | null | readonly string[];
type Row = Readonly<Record<string, Value>>;

/**
 * Returns the seed as SQL text, for the embedded database and for `supabase db push --include-seed`. The SQL is idempotent: it does not
 * change existing rows, which administrators may have edited.
 * @param content the result of `readSeedContent`
 */
export function seedSql(content: SeedContent): string {
  const settings = Object.entries(content.settings).map(([key, value]) => ({ key, value }));
  return [
    insert('site_settings', settings, 'key'),
    insert('pages', content.pages.map(pageRow), 'slug'),
    insert('blog_posts', content.posts.map(postRow), 'slug'),
    ...Object.entries(content.siteContent).map(([table, rows]) => sampleRows(table, rows)),
    whileEmpty(
      'menu_links',
      (content.menu.length > 0 ? content.menu : standardMenu).map(
        (link) => `${insertion('menu_links', { ...link })};\n`,
      ),
    ),
    whileEmpty(
      'search_synonyms',
      content.synonyms.map((words) => `${insertion('search_synonyms', { words })};\n`),
    ),
  ].join('\n');
}

/** Contact requests for the local demo. */
export function demoContactsSql(content: SeedContent): string {
  const statements = content.demoContacts.map(({ days_ago, ...contact }) => {
    const columns = Object.keys(contact).join(', ');
    const values = Object.values(contact).map(literal).join(', ');
    return `insert into public.contacts (${columns}, created_at) values (${values}, now() - interval '1 day' * ${days_ago});\n`;
  });
  return whileEmpty('contacts', statements);
}

/** Tables whose rows are never marked as examples: the tools are real software, and each agency has its own services and categories. */
const NO_EXAMPLES: ReadonlySet<string> = new Set(['tools', 'services', 'blog_categories']);

/** Sample content, inserted only into an empty table, so that samples never appear beside real rows. */
const sampleRows = (table: string, rows: SampleLists[string]): string =>
  whileEmpty(
    table,
    rows.map(({ partner, tools = [], ...row }) => {
      const inserted = insertion(table, NO_EXAMPLES.has(table) ? row : { ...row, is_example: true });
      return [
        inserted,
        ...(partner ? [named(row, partner)] : []),
        ...(tools.length > 0 ? [linked(row, tools)] : []),
        '',
      ].join(';\n');
    }),
  );

const named = ({ slug = '' }: SampleRow, partner: string): string =>
  `update public.case_studies set partner_id = (select id from public.partners where name = ${literal(partner)} limit 1)
where slug = ${literal(slug)}`;

const linked = ({ slug = '' }: SampleRow, tools: readonly string[]): string =>
  `insert into public.case_study_tools (case_study_id, tool_id) select study.id, tool.id
from public.case_studies as study, public.tools as tool where study.slug = ${literal(slug)} and tool.name = any (${literal(tools)})`;

/** Statements that run only while their table is empty, because its rows have no natural key for an upsert. */
const whileEmpty = (table: string, statements: readonly string[]): string =>
  `do $seed$ begin\nif not exists (select from public.${table}) then\n${statements.join('')}end if;\nend $seed$;\n`;

/** Marks each page as essential, because the seed contains only pages to which menus link or that the law requires. */
const pageRow = ({ slug, frontMatter, blocks, html }: SeedText): Row => ({
  slug,
  ...frontMatter,
  content: html,
  blocks: JSON.stringify(blocks.map((block, index) => ({ id: idOf(`${slug} ${index}`), ...block }))),
  essential: true,
});

/** Returns a UUID that is always the same for a name. */
const idOf = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

const postRow = ({ slug, frontMatter, html }: SeedText): Row => ({
  slug,
  ...frontMatter,
  content: html,
  read_time_minutes: readingTimeMinutes(textOfHtml(html)),
  ...(frontMatter['published_at']
    ? { created_at: frontMatter['published_at'], updated_at: frontMatter['published_at'] }
    : {}),
});

const insert = (table: string, rows: readonly Row[], key: string): string =>
  rows.map((row) => `${insertion(table, row)} on conflict (${key}) do nothing;\n`).join('\n');

function insertion(table: string, row: Row): string {
  const values = Object.values(row).map(literal).join(',\n  ');
  return `insert into public.${table} (${Object.keys(row).join(', ')}) values (\n  ${values}\n)`;
}

/** An SQL literal; strings rely on standard_conforming_strings, on by default since PostgreSQL 9.1. */
function literal(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (typeof value === 'object') return `array[${value.map(literal).join(', ')}]::text[]`;
  return String(value);
}
