import { describe, expect, it } from 'vitest';
import { conditionsOf, contains, containsWords } from './filters';

describe('conditionsOf', () => {
  const rules = { tags: contains('tags') };

  it('finds one value in an array column, whatever its characters', () => {
    expect(conditionsOf({ tags: 'a,"b"}' }, rules)).toEqual({ 'tags@cs': String.raw`{"a,\"b\"}"}` });
  });

  it('accepts any of the values of a list', () => {
    expect(conditionsOf({ slug: ['a', 'b(c)'] })).toEqual({ 'slug@in': '("a","b(c)")' });
  });

  it('passes other values on and leaves out empty ones', () => {
    expect(conditionsOf({ status: 'draft', featured: false, category: '', q: '  ', tags: undefined }, rules)).toEqual({
      status: 'draft',
      featured: false,
    });
  });

  it('finds each word in one of the columns or another', () => {
    expect(conditionsOf({ q: ' lundi 50%' }, { q: containsWords(['title', 'client']) })).toEqual({
      'and@': String.raw`(or(title.ilike."*lundi*",client.ilike."*lundi*"),or(title.ilike."*50\\%*",client.ilike."*50\\%*"))`,
    });
  });
});
