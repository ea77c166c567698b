import { describe, expect, it } from 'vitest';
import { conditionsOf, contains, containsWords } from './filters';

const either = (pattern: string) => `or(title.imatch."${pattern}",client.imatch."${pattern}")`;
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
    const ete = either('[eè-ë]t[eè-ë]');
    const crm = either('[cç]rm');
    expect(find(' jeudi 50%')).toBe(`(${either('j[eè-ë][uù-ü]d[iì-ï]')},${either('50[ \u00A0\u202F]?%')})`);
    expect(find('CRM/ERP l’été')).toBe(`(${crm},${either('[eè-ë]rp')},${ete})`);
    expect(find('«\u00A0Été\u00A0» / “CRM” & d’œil')).toBe(`(${ete},${crm},${either('([oò-ö][eè-ë]|œ)[iì-ï]l')})`);
    expect(conditionsOf({ 'email@ilike': 'Léon' })['and@']).toBe(
      '(or(email.imatch."l[eè-ë][oò-ö][nñ]",email.imatch."xn--[a-z0-9-]*lon[a-z0-9-]*-"))',
    );
    expect(conditionsOf({ 'email@ilike': 'x1 ete' })['and@']).toBe(
      '(or(email.imatch."x1"),or(email.imatch."[eè-ë]t[eè-ë]"))',
    );
    expect(find('% C+')).toBe(`(${either(String.raw`[cç][ ]?\\+`.replace('[ ]', '[ \u00A0\u202F]'))})`);
    expect(find('%')).toBe(`(${either('%')})`);
  });
});
