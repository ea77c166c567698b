import { describe, expect, it } from 'vitest';
import { conditionsOf, contains } from './filters';

describe('conditionsOf', () => {
  const rules = { tags: contains('tags') };

  it('finds one value in an array column, whatever its characters', () => {
    expect(conditionsOf({ tags: 'a,"b"}' }, rules)).toEqual({ 'tags@cs': String.raw`{"a,\"b\"}"}` });
  });

  it('takes a list as « one of these »', () => {
    expect(conditionsOf({ slug: ['a', 'b(c)'] })).toEqual({ 'slug@in': '("a","b(c)")' });
  });

  it('passes the rest on and leaves out what was emptied', () => {
    expect(conditionsOf({ status: 'draft', featured: false, category: '', q: '  ', tags: undefined }, rules)).toEqual({
      status: 'draft',
      featured: false,
    });
  });
});
