import { describe, expect, it } from 'vitest';
import { conditionsOf, contains, containsWords } from './filters';

const either = (word: string) => `or(title.ilike."*${word}*",client.ilike."*${word}*")`;
const find = (q: string) => conditionsOf({ q }, { q: containsWords(['title', 'client']) })['and@'];

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
    expect(find(' lundi 50%')).toBe(String.raw`(${either('lundi')},${either('50\\\\%')})`);
    expect(find('CRM/ERP l’été')).toBe(`(${either('CRM')},${either('ERP')},${either('été')})`);
    expect(find('«\u00A0Été\u00A0» / “CRM” & d’eau')).toBe(`(${either('Été')},${either('CRM')},${either('eau')})`);
    expect(find('a@b.fr')).toBe(`(${either('a@b.fr')})`);
    expect(conditionsOf({ 'email@ilike': 'Léon' })['and@']).toBe(
      '(or(email.ilike."*Léon*",email.imatch."xn--[a-z0-9-]*lon[a-z0-9-]*-"))',
    );
    expect(conditionsOf({ 'email@ilike': 'x1 ete' })['and@']).toBe('(or(email.ilike."*x1*"),or(email.ilike."*ete*"))');
    expect(find('% C+')).toBe(`(${either('C+')})`);
    expect(find('%')).toBe(String.raw`(${either('\\\\%')})`);
  });
});
