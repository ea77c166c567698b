import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { i18nProvider } from './i18n-provider';

const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value as object, `${prefix}${key}.`),
  );

describe('i18nProvider', () => {
  it('has a French translation of every message of react-admin', () => {
    const { translate } = i18nProvider([]);
    expect(keysOf(englishMessages).filter((key) => translate(key) === key)).toEqual([]);
  });

  it('knows the words of a resource', () => {
    const { translate } = i18nProvider([
      {
        name: 'blog_posts',
        options: { columns: { title: { label: 'Titre' } }, messages: { name: 'Article |||| Articles' } },
      },
    ]);
    expect(translate('resources.blog_posts.name', { smart_count: 2 })).toBe('Articles');
    expect(translate('resources.blog_posts.fields.title')).toBe('Titre');
  });
});
