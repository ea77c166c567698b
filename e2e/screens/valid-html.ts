import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<br/>`, `maxLength`, `required=""` and `hidden=""`, which are valid too.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
  },
});

/** A table of times repeats the roles of its elements: its layout is a grid, for which browsers drop the semantics of a table. */
const isIntendedRole = ({ ruleId, selector }: { readonly ruleId: string; readonly selector: string | null }): boolean =>
  ruleId === 'no-redundant-role' && / figure > div > table\b/.test(selector ?? '');

/** The errors of a document, one line each. */
export async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter((found) => !isIntendedRole(found))
      .map((found) => `${found.ruleId} ${found.selector}: ${found.message}`),
  );
}
