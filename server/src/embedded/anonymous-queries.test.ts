import { expect, test } from 'vitest';
import { repeatsColumn, selectsContent } from './anonymous-queries';

test.each([
  'content,content',
  'a:content,b:content',
  'content,copy:content::text',
  'tags->0,tags->>1',
  'content,"content"',
  'content, content',
  'id,content.max(),content.min()',
  'a:posts(id),b:posts(id)',
  'posts(id,id)',
  '...posts!left(id),posts(id)',
  'c:content,posts(id),content',
])('« %s » repeats a column (§10.3)', (select) => {
  expect(repeatsColumn(select)).toBe(true);
});

test.each(['', '*', 'id,title,content', 'id,posts(id,title),authors(id)', 'id::text,a:title,tags->0'])(
  '« %s » repeats none (§10.3)',
  (select) => {
    expect(repeatsColumn(select)).toBe(false);
  },
);

test.each([
  [null, true],
  ['', true],
  ['*', true],
  ['id,c:content::text', true],
  ['id,title', false],
])('whether « %s » names the text: %s (§10.3)', (select, names) => {
  expect(selectsContent(select)).toBe(names);
});
