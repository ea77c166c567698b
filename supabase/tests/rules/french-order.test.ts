// @module-tag spec-2-4-3
import { expect, test } from 'vitest';
import { rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { createPost } from './drafts';

const { supabase, administrator } = useAdministrator();

/** Titles as a French reader looks for them. */
const inOrder = [
  '1 bis',
  '9 idées',
  '10 idées',
  'abricot',
  '«\u00A0Agence\u00A0»',
  'Alain Zola',
  'Alaina',
  '"Devis"',
  'école',
  'Ecume',
  'été',
  'Été',
  'item 2',
  'item 10',
  'L’été',
  'lettre',
  '“Mot”',
  'œuf',
  'Œuvre',
  'ovale',
  'zèbre',
  '« Zèbre »',
  'Zoo',
];

const titles = async (query: string, list = 'blog_posts'): Promise<string[]> =>
  rowsOf<{ title: string }>(await administrator('GET', `/rest/v1/${list}?select=title&${query}`)).map(
    ({ title }) => title,
  );

test('a list sorted by a text is in French order, over pages and both ways, and so is the trash', async () => {
  await supabase.database`delete from public.blog_posts`;
  await supabase.database`delete from public.trash`;
  for (const [place, title] of inOrder.toReversed().entries())
    await createPost(administrator, { slug: `rang-${place}`, title });
  const pages = await Promise.all(
    [0, 10, 20].map((offset) => titles(`order=title.asc.nullslast,id&limit=10&offset=${offset}`)),
  );
  expect(pages.flat()).toEqual(inOrder);
  expect(await titles('order=title.desc.nullslast,id')).toEqual(inOrder.toReversed());
  await administrator('DELETE', '/rest/v1/blog_posts?id=not.is.null');
  const trash = await Promise.all(
    [0, 10, 20].map((offset) => titles(`order=title.asc.nullslast,id&limit=10&offset=${offset}`, 'rpc/trash_items')),
  );
  expect(trash.flat()).toEqual(inOrder);
});
