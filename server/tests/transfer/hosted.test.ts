// @module-tag spec-10-27
import { readFileSync } from 'node:fs';
import { bringSite } from '@agency/import/bring-site';
import { readExport } from '@agency/import/read-export';
import { expect, test } from 'vitest';
import type { Configuration } from '../../src/core/configuration';
import { repositoryPath } from '@agency/process/repository-root';
import { withContent } from '../../src/transfer/content-database';
import { importTarget } from '../../src/transfer/import-target';
import { useTestSupabase } from '../test-supabase';

const supabase = useTestSupabase();

/** The tests' API as a hosted project, to which the commands have only the secret key. */
const configurationOf = (secretKey: string | undefined): Pick<Configuration, 'supabase' | 'dataDirectory'> => ({
  supabase: {
    kind: 'hosted',
    url: supabase.url,
    publishableKey: supabase.keys.publishableKey,
    secretKey,
    serverSecret: undefined,
  },
  dataDirectory: '/nowhere',
});

test('a hosted project takes an import, and gives its rows, through its API with the secret key', async () => {
  const file = readFileSync(repositoryPath('packages/import/src/samples/ghost-5.json'), 'utf8');
  const rows = await withContent(configurationOf(supabase.keys.secretKey), async (content) => {
    const target = importTarget(content, { fetchPictures: false, fetchFiles: false, allowPrivate: false });
    const { reported } = await bringSite(readExport(file, 'https://ancien.example'), target);
    expect(reported.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created']);
    return content.call('export_rows', { of_table: 'blog_posts', skipped: 0 });
  });
  expect(rows).toContainEqual(expect.objectContaining({ slug: 'relances-sans-effort', author: 'Léa Morel, Paul Roy' }));
});

test.each([
  [undefined, /SUPABASE_SECRET_KEY/],
  ['sb_secret_wrong', /answers 401/],
])('with the key %s it takes nothing', async (key, words) => {
  const call = async (): Promise<unknown> =>
    withContent(configurationOf(key), (content) => content.call('exported_tables', {}));
  await expect(call()).rejects.toThrow(words);
});
