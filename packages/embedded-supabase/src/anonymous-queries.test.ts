// @module-tag spec-10-3
import { expect, test } from 'vitest';
import { isTooComplex, repeatsColumn, selectsContent } from './anonymous-queries';

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
])('« %s » repeats a column', (select) => {
  expect(repeatsColumn(select)).toBe(true);
});

test.each(['', '*', 'id,title,content', 'id,posts(id,title),authors(id)', 'id::text,a:title,tags->0'])(
  '« %s » repeats none',
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
])('whether « %s » names the text: %s', (select, names) => {
  expect(selectsContent(select)).toBe(names);
});

test.each([
  ['slug=eq.x&select=id,tools(id,cases(id,posts(id)))', false],
  ['select=id,tools(id,cases(id,posts(id,tools(id))))', true],
  ['slug=neq.))))))))&select=id,tools(id,cases(id,posts(id,tools(id))))', true],
  [`select=${Array.from({ length: 5 }, (_, at) => `"a:${at}":content`).join(',')}`, true],
  [`select=${Array.from({ length: 5 }, (_, at) => `"a(${at}":content`).join(',')}`, true],
  [`select=${Array.from({ length: 5 }, (_, at) => `"a:${at}":tools(id)`).join(',')}`, true],
  ['select=id,slug,tools(id,slug,cases(id,slug)),authors(id)', false],
  ['))))))))=eq.1&select=id,tools(id,cases(id,posts(id,tools(id))))', true],
  ['select=id,tools(id,cases(id,posts(id,tools(id))))&slug=neq.))))))))', true],
])('whether « %s » is too complex: %s', (query, expected) => {
  expect(isTooComplex(new URLSearchParams(query))).toBe(expected);
});
