import { describe, expect, test } from 'vitest';
import { restoreHidden, withHiddenValues } from './quoted-values';

/** Returns the values of a tree of conditions that are hidden from lite. */
const hiddenValuesIn = (tree: string): string[] =>
  Array.from(
    withHiddenValues(`http://a/rest/v1/t?or=${encodeURIComponent(tree)}`)
      ?.searchParams.get('or')
      ?.matchAll(/[\u{F0000}-\u{FFFFF}]+/gu) ?? [],
    ([value]) => restoreHidden(value),
  );

describe('values in quotes', () => {
  test.each([
    ['(name.eq."Hebdon,John",name.eq."Williams,Mary")', ['Hebdon,John', 'Williams,Mary']],
    [String.raw`(name.in.("Quote:\"","Backslash:\\"),id.eq.1)`, ['Quote:"', 'Backslash:\\']],
    ['(a.eq.1,and(b.not.eq.")(",not.or(c.gt."1",d.is.null)))', [')(', '1']],
    ['(a.ilike."*x,*y*")', ['x,', 'y']],
    ['(a.fts(french)."x,y")', ['x,y']],
  ])('%s', (tree, values) => expect(hiddenValuesIn(tree)).toEqual(values));

  test.each([
    '(name.eq.a"b",id.eq.1)',
    '("information.cpe".eq.1)',
    '(tags.cs.{"a,b"},id.eq.1)',
    '(name.eq."a',
    `(name.eq."a\u{F0041}")`,
    '(id.eq.1)',
  ])('%s has none', (tree) => expect(hiddenValuesIn(tree)).toEqual([]));
});

test('other parameters keep their quotes', () => {
  const url = withHiddenValues('http://a/rest/v1/t?name=in.("a,b")&select=id&and=(id.eq."1")');
  expect([url?.searchParams.get('name'), url?.searchParams.get('select')]).toEqual(['in.("a,b")', 'id']);
});
