// @module-tag spec-10-27
import { expect, it } from 'vitest';
import type { ImportedSite } from './model';
import { readExport } from './read-export';
import { ghostExport, wordPressExport } from '../tests/samples/restricted-content';

const words = (text: string, shape: RegExp): string[] => [...new Set(text.match(shape))].toSorted();

/** All texts of a site that the import makes public: the published ones, with their approved comments. */
const publicWordsOf = (site: ImportedSite): string =>
  JSON.stringify(
    site.items
      .filter(({ row, refusal }) => row.status === 'published' && !refusal)
      .map(({ row, comments, pictures }) => [
        row,
        pictures,
        comments.filter(({ status }) => status === 'approved').map(({ words: text }) => text),
      ]),
  );

it.each([
  ['WordPress', wordPressExport()],
  ['Ghost', ghostExport()],
])('only the texts that strangers saw on a site of %s are public', (_product, file) => {
  const shown = publicWordsOf(readExport(file));
  expect(words(shown, /(private|draft)\w+x/g), 'made public').toEqual([]);
  expect(words(file, /public\w+x/g).filter((word) => !shown.includes(word)), 'kept from strangers').toEqual([]); // prettier-ignore
});

it('a site of Ghost behind a password comes as drafts, and comments that it did not show wait', () => {
  const { items } = readExport(ghostExport({ is_private: 'true', comments_enabled: 'off' }));
  expect(items.filter(({ row }) => row.status === 'published')).toEqual([]);
  expect(items[0]?.comments.map(({ status }) => status)).toEqual(['pending', 'pending']);
});

it('names each part that stays there, and each text that becomes a draft', () => {
  const site = readExport(wordPressExport());
  const unsaid = site.items.filter(
    ({ row, omissions }) =>
      (row.status === 'draft' || /private/.test(row.content)) &&
      !omissions.some(({ kind }) => ['hidden', 'status'].includes(kind)),
  );
  expect(
    unsaid.map(({ row }) => row.slug),
    'drafts there too',
  ).toEqual(['t-53', 't-54']);
  expect(site.items.slice(0, 3).flatMap(({ omissions }) => omissions.map(({ kind, name }) => `${kind} ${name}`))).toEqual([
    'hidden privatew1x', 'hidden privatew3x', 'hidden privatew5x',
  ]); // prettier-ignore
});

it('gives the words of the agency to who wrote for it alone', () => {
  const comments = readExport(wordPressExport()).items.flatMap((item) => item.comments);
  expect(comments.slice(0, 3).map(({ from_agency }) => from_agency)).toEqual([false, true, false]);
});
