// @module-tag spec-2-4-6
import { expect, test } from 'vitest';
import { newPostDefaults, postCategories, postStatuses, publicPostCategories } from '@agency-site/domain/blog-posts';
import { contactLimits, contactStatuses, emailPattern } from '@agency-site/domain/contacts';
import { addressOfPage, legalPageSlugs, pageScreens, pageTypeLabel } from '@agency-site/domain/pages';
import { settingDefinition, settingKeys } from '@agency-site/domain/settings';
import { slugFromTitle } from '@agency-site/domain/slug';
import { webhookEvents } from '@agency-site/domain/webhooks';
import { useTestSupabase } from '../test-supabase';

const supabase = useTestSupabase();

/** Returns the text of a check constraint. */
async function constraint(name: string): Promise<string> {
  const [row] = await supabase.database<{ text: string }[]>`
    select pg_get_constraintdef(oid) as text from pg_constraint where conname = ${name}`;
  return row?.text ?? '';
}

const quotedWords = (text: string): Set<string> =>
  new Set([...text.matchAll(/'([^']*)'/g)].map(([, word = '']) => word));

test.each([
  ['blog_posts_status_values', postStatuses],
  ['pages_status_values', postStatuses],
  ['contacts_status_values', contactStatuses],
  ['webhooks_events_values', Object.keys(webhookEvents)],
])('%s lists the same values in SQL as in TypeScript', async (name, values) => {
  expect(quotedWords(await constraint(name))).toEqual(new Set<string>(values));
});

test.each(Object.entries(contactLimits).filter(([column]) => column !== 'email'))(
  'contacts.%s stops at %i characters in SQL as in TypeScript',
  async (column, limit) => {
    expect(await constraint(`contacts_${column}_length`)).toContain(`char_length(${column}) <= ${limit})`);
  },
);

test('an e-mail address has the same shape and length in SQL as in TypeScript', async () => {
  const longest = `${'a@'.padEnd(contactLimits.email - 2, 'd.')}fr`;
  const [row] = await supabase.database`
    select private.email_pattern() as pattern, private.is_email_address(${longest}) as longest,
      private.is_email_address(${`${longest}a`}) as longer`;
  expect(row).toEqual({ pattern: emailPattern, longest: true, longer: false });
});

test('SQL defines the declared settings, with the same values and readers', { tags: 'spec-3-4' }, async () => {
  const defined = await supabase.database`select * from private.setting_definitions order by key`;
  expect([...defined]).toEqual(settingKeys.toSorted().map(settingDefinition));
});

test('every category fits its column', async () => {
  const longest = Math.max(...postCategories.map((text) => text.length));
  expect(longest).toBeLessThanOrEqual(100);
  expect(postCategories).toEqual(expect.arrayContaining([...publicPostCategories, newPostDefaults.category]));
});

test('an article as the editor starts it has the defaults that the database gives', async () => {
  const rows = await supabase.database<{ column_name: string; column_default: string }[]>`
    select column_name, column_default from information_schema.columns
    where table_name = 'blog_posts' and column_name in ('read_time_minutes', 'status', 'featured', 'tags')`;
  const defaults = Object.fromEntries(rows.map((row) => [row.column_name, row.column_default.replace(/::.*/, '')]));
  expect(defaults).toEqual({ read_time_minutes: '5', status: `'draft'`, featured: 'false', tags: `'{}'` });
  expect(newPostDefaults).toMatchObject({ read_time_minutes: 5, status: 'draft', featured: false, tags: [] });
});

test.each([
  ['words', 'Relancer ses devis, sans y penser une seconde'],
  ['accents, ligatures and an amount', 'L’œuvre d’Élise : ça coûte 1 000 € !'],
  ['hyphens and spaces all over', '  -- Déjà   vu -- '],
  ['other alphabets’ letters', 'Straße, Łódź, İstanbul, Ægir & Søren / ÆØÅ'],
  ['digits', '100 % NoCode'],
  ['every kind of space', 'a\tb\nc\u00A0d\u202Fe'],
  ['one word of 250 letters', 'É'.repeat(250)],
  ['60 words', `${'mot '.repeat(60)}fin`],
])('the slug made from a title of %s is one that the database takes', async (_, title) => {
  const slug = slugFromTitle(title);
  const { database } = supabase;
  const insert = database`insert into public.blog_posts (slug, title, content) values (${slug}, 'T', 'c')`;
  await expect(insert).resolves.toBeDefined();
});

test.each(['', '!!!', '—', '日本語'])(
  'a title without a letter of ours, « %s », gives an empty slug rather than a false one',
  (title) => {
    expect(slugFromTitle(title)).toBe('');
  },
);

test('the seed has the legal pages, and only the accessibility statement has no type of its own', async () => {
  const rows = await supabase.database<{ slug: string }[]>`select slug from public.pages`;
  const slugs = rows.map(({ slug }) => slug).filter((slug) => !pageScreens.includes(addressOfPage(slug)));
  expect(slugs).toEqual(expect.arrayContaining([...legalPageSlugs]));
  expect(slugs.filter((slug) => pageTypeLabel(slug) === 'Page')).toEqual(['declaration-accessibilite']);
});
