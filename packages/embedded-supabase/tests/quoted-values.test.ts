import { expect, test } from 'vitest';
import { rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { administrator } = useAdministrator();

/** Rules for quoted values inside of `and` and `or`: https://docs.postgrest.org/en/stable/references/api/url_grammar.html */
test.each([
  ['or', '(name.eq."Hebdon,John",name.eq."Williams, (Mary)")', ['Hebdon,John', 'Williams, (Mary)']],
  ['and', String.raw`(name.in.("Quote:\"","Backslash:\\"),words.eq."Merci.")`, ['Backslash:\\', 'Quote:"']],
  ['or', '(name.like."Hebdon,*",and(name.not.neq."1234",words.eq.Merci.))', ['1234', 'Hebdon,John']],
  ['not.or', '(name.neq."null",words.neq."Merci.")', ['null']],
])('%s=%s', async (logic, tree, found) => {
  const names = ['Hebdon,John', 'Williams, (Mary)', 'Quote:"', 'Backslash:\\', '1234', 'null'];
  for (const name of names) await administrator('POST', '/rest/v1/testimonials', { words: 'Merci.', name });
  const query = new URLSearchParams({ select: 'name', order: 'name', [logic]: tree });
  const rows = rowsOf<{ name: string }>(await administrator('GET', `/rest/v1/testimonials?${query}`));
  expect([...new Set(rows.map(({ name }) => name))].toSorted()).toEqual(found.toSorted());
});
