// @module-tag spec-2-3-3
import { describe, expect, test } from 'vitest';
import { clientOf, codeOf, rowsOf, saveText, type Call } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
const stranger = clientOf(supabase);

/** Returns a page's text as a client reads it; undefined when the client may not. */
async function shown(call: Call, slug: string): Promise<string | undefined> {
  const rows = rowsOf<{ content: string }>(
    await call('GET', `/rest/v1/rpc/visible_page?wanted=${slug}&select=content`),
  );
  return rows[0]?.content;
}

async function store(slug: string, content: string, status = 'published'): Promise<string> {
  await supabase.database`insert into public.pages (slug, title, content, status) values (${slug}, ${slug}, ${content}, ${status})
    on conflict (slug) do update set content = excluded.content, status = excluded.status`;
  return slug;
}

const setSetting = (key: string, value: string) =>
  supabase.database`update public.site_settings set value = ${value} where key = ${key}`;

const gap = '[à compléter : x]';

describe('a passage with a gap', () => {
  test.each([
    ['a paragraph', `<p>Un.</p><p>Deux ${gap}.</p><p>Trois.</p>`, '<p>Un.</p><p>Trois.</p>'],
    ['an item, not its list', `<ul><li>Un</li><li>Deux ${gap}</li></ul>`, '<ul><li>Un</li></ul>'],
    [
      'an item inside another',
      `<ul><li>Un<ul><li>${gap}</li><li>Deux</li></ul></li></ul>`,
      '<ul><li>Un<ul><li>Deux</li></ul></li></ul>',
    ],
    [
      'an item that an editor gave a paragraph',
      `<ul><li><p>Un</p></li><li><p>${gap}</p></li></ul>`,
      '<ul><li><p>Un</p></li></ul>',
    ],
    [
      'a row, its name too',
      `<table><tbody><tr><th>A</th><td>1</td></tr><tr><th>B</th><td><p>${gap}</p></td></tr></tbody></table>`,
      '<table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>',
    ],
    ['the last item, and its list', `<p>Un</p><ol><li>${gap}</li></ol>`, '<p>Un</p>'],
    [
      'all of a part, and its headings',
      `<h2>Un</h2><h3>A</h3><p>${gap}</p><h2>Deux</h2><p>b</p>`,
      '<h2>Deux</h2><p>b</p>',
    ],
    ['the end, and its heading', `<p>a</p><h2>Un</h2>\n<p>${gap}</p>\n`, '<p>a</p>'],
    ['with tags in it', '<p>Un</p><p>[à compléter\u00A0: <em>le\nnom</em>]</p>', '<p>Un</p>'],
    ['in no passage', `<pre>Un ${gap} deux</pre>`, '<pre>Un  deux</pre>'],
    ['that is not closed', '<div>Un [à compléter : x</div><p>Deux</p>', '<div>Un </div><p>Deux</p>'],
  ])('is left out for visitors: %s', async (_, content, expected) => {
    expect(await shown(stranger, await store('essai', content))).toBe(expected);
    expect(await shown(administrator, 'essai')).toBe(content);
  });

  test('changes nothing of a page that has none', async () => {
    const content = '<h2>Vide</h2><h2>Un</h2><ul></ul><p>{ contact_email } [complété]</p>';
    expect(await shown(stranger, await store('essai', content))).toBe(content);
  });
});

test('strangers cannot read the stored text in any way, but the rest of the page', async () => {
  for (const columns of ['*', 'content', 'slug,content']) {
    const answer = await stranger('GET', `/rest/v1/pages?slug=eq.cgv&select=${columns}`);
    expect([answer.status, codeOf(answer)]).toEqual([401, '42501']);
  }
  expect((await stranger('GET', '/rest/v1/pages?content=like.*compléter*&select=slug')).status).toBe(401);
  expect((await stranger('GET', '/rest/v1/pages?slug=eq.cgv&select=slug,title')).body).toMatchObject([{ slug: 'cgv' }]);
});

test('a draft is shown to administrators only', async () => {
  await store('ebauche', '<p>Ébauche</p>', 'draft');
  expect([await shown(stranger, 'ebauche'), await shown(administrator, 'ebauche')]).toEqual([
    undefined,
    '<p>Ébauche</p>',
  ]);
});

describe('a setting named by a text', () => {
  test('is written as words, never as markup', async () => {
    await setSetting('contact_address', '<b>1 & 2</b> "rue"');
    expect(await shown(stranger, await store('essai', '<p>{{contact_address}}, {{contact_address}}</p>'))).toBe(
      '<p>&lt;b&gt;1 &amp; 2&lt;/b&gt; &quot;rue&quot;, &lt;b&gt;1 &amp; 2&lt;/b&gt; &quot;rue&quot;</p>',
    );
  });

  test('is a gap while it is empty, and so is a name that no setting has', async () => {
    await setSetting('contact_address', ' ');
    await store('essai', '<p>{{contact_address}}</p><p>{{siege}}</p><p>Fin</p>');
    expect(await shown(stranger, 'essai')).toBe('<p>Fin</p>');
    expect(await shown(administrator, 'essai')).toContain('[à compléter : réglage contact_address]');
  });
});

test.each([true, false])('a passage about one kind of hosting is shown there only; hosted: %s', async (hosted) => {
  await supabase.database.unsafe(`create or replace function private.is_hosted() returns boolean
    language sql stable set search_path = '' as $$ select ${hosted} $$`);
  await store('essai', '<p>{{if_hosted}} Chez Supabase.</p><p>{{if_embedded}} Avec le site.</p>');
  expect(await shown(stranger, 'essai')).toBe(hosted ? '<p>Chez Supabase.</p>' : '<p>Avec le site.</p>');
});

const both = (fact: string) => `<ul><li>{{if_known ${fact}}} Dit.</li><li>{{if_unknown\u00A0${fact}}} Tu.</li></ul>`;

describe('a passage that depends on a fact', () => {
  const known = '<ul><li>Dit.</li></ul>';
  const unknown = '<ul><li>Tu.</li></ul>';

  test('follows the words of another page, for visitors and administrators', async () => {
    await store('autre', '<p>[à compléter\u00A0: <em>nom de\u00A0l’hébergeur</em>]</p>');
    await store('essai', both('nom de l’hébergeur'));
    expect([await shown(stranger, 'essai'), await shown(administrator, 'essai')]).toEqual([unknown, unknown]);
    await saveText(administrator, 'pages', 'slug=eq.autre', { content: '<p>Hébergeur SA</p>' });
    expect([await shown(stranger, 'essai'), await shown(administrator, 'essai')]).toEqual([known, known]);
  });

  test('chooses between two headings', async () => {
    await store('autre', '<p>[à compléter : assureur]</p>');
    await store('essai', '<h2>{{if_known assureur}} Assurance</h2><h2>{{if_unknown assureur}} Garantie</h2><p>a</p>');
    expect(await shown(stranger, 'essai')).toBe('<h2>Garantie</h2><p>a</p>');
    await saveText(administrator, 'pages', 'slug=eq.autre', { content: '<p>Assureur SA</p>' });
    expect(await shown(stranger, 'essai')).toBe('<h2>Assurance</h2><p>a</p>');
  });

  test('follows a setting, and waits for all that it names', async () => {
    await setSetting('contact_phone', ' ');
    await store('essai', both('contact_phone'));
    expect(await shown(stranger, 'essai')).toBe(unknown);
    await store('tous', '<p>{{if_known contact_phone}} {{if_known contact_email}} Les deux.</p><p>Fin</p>');
    expect(await shown(stranger, 'tous')).toBe('<p>Fin</p>');
    await setSetting('contact_phone', '01 99 00 12 34');
    expect(await shown(stranger, 'essai')).toBe(known);
    expect(await shown(stranger, 'tous')).toBe('<p>Les deux.</p><p>Fin</p>');
    await supabase.database`delete from public.site_settings where key = 'contact_phone'`;
    expect(await shown(stranger, 'essai')).toBe(unknown);
  });
});

test('the list names the gaps of published pages, in their order, until they are filled', async () => {
  const { database } = supabase;
  await database`update public.pages set status = 'draft'`;
  await setSetting('contact_phone', '');
  const content = `<p>[à compléter\u00A0: le <em>nom</em>] ${gap} ${gap}</p><p>{{contact_phone}}</p>`;
  await store('essai', content);
  await store('autre', content, 'draft');
  const list = async () =>
    rowsOf<{ slug: string; passage: string; setting: string | null }>(
      await administrator('GET', '/rest/v1/rpc/pages_to_complete'),
    ).map(({ slug, passage, setting }) => [slug, passage, setting]);
  expect(await list()).toEqual([
    ['essai', 'le nom', null],
    ['essai', 'x', null],
    ['essai', 'réglage contact_phone', 'contact_phone'],
  ]);
  await setSetting('contact_phone', '01 99 00 12 34');
  await saveText(administrator, 'pages', 'slug=eq.essai', { content: '<p>Tout est dit.</p>' });
  expect(await list()).toEqual([]);
});
