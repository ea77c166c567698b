import { readFileSync } from 'node:fs';
import type { SeedText } from '@agency-site/import/seed-content';
import { renderAsync } from '@resvg/resvg-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { repositoryPath } from '@agency-site/process/repository-root';
import { textOfHtml } from '@agency-site/domain/reading-time';
import { field, seed, texts } from './texts';

/** Width of a picture in the list on a phone, where pictures are smallest. */
const THUMBNAIL = 200;
/** The smallest mean difference between the greys (0 to 255) of two thumbnails; below it, they look the same. */
const MIN_DIFFERENCE = 16;

const pictureOf = (text: SeedText): string =>
  readFileSync(repositoryPath(`demo${field(text, 'featured_image_url')}`), 'utf8');

const covers = seed.posts.map((post) => ({
  slug: post.slug,
  category: field(post, 'category'),
  svg: pictureOf(post),
}));
const greys = new Map<string, readonly number[]>();

beforeAll(async () => {
  for (const { slug, svg } of covers) {
    const { pixels } = await renderAsync(svg, { fitTo: { mode: 'width', value: THUMBNAIL } });
    const grey = (at: number): number =>
      0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0);
    greys.set(
      slug,
      Array.from({ length: pixels.length / 4 }, (_, i) => grey(i * 4)),
    );
  }
});

const difference = (one: string, other: string): number => {
  const [a = [], b = []] = [greys.get(one), greys.get(other)];
  return a.reduce((sum, grey, i) => sum + Math.abs(grey - (b[i] ?? 0)), 0) / a.length;
};

/** The background of a cover: the class of the rectangle that fills it. */
const groundOf = (svg: string): string => /<rect class="(\w+)" width="800" height="450"\/>/.exec(svg)?.[1] ?? '';

describe('covers', () => {
  test('no two merge as thumbnails without colour', () => {
    const close = covers.flatMap(({ slug }, i) =>
      covers.slice(i + 1).flatMap((other) => {
        const apart = difference(slug, other.slug);
        return apart < MIN_DIFFERENCE ? [`${slug} and ${other.slug}: ${apart.toFixed(1)}`] : [];
      }),
    );
    expect(close).toEqual([]);
  });

  test('a ground belongs to one category, a category to one ground', () => {
    const pairs = new Set(covers.map(({ category, svg }) => `${category}: ${groundOf(svg)}`));
    const categories = new Set(covers.map(({ category }) => category));
    const grounds = new Set(covers.map(({ svg }) => groundOf(svg)));
    expect([pairs.size, grounds.size]).toEqual([categories.size, categories.size]);
  });
});

const numbersOf = (words: string): string[] => words.match(/\d+/g) ?? [];

/** All words of a drawing: its labels and its handwriting. */
const wordsIn = (svg: string): string =>
  [...svg.matchAll(/aria-label="([^"]*)"|<text[^>]*>([^<]*)/g)].map(([, note, label]) => note ?? label).join(' ');

test('the figures that a drawing gives are those of its text', () => {
  const invented = texts.flatMap((text) => {
    const numbers = new Set(numbersOf(`${field(text, 'title')} ${field(text, 'meta_title')} ${textOfHtml(text.html)}`));
    return numbersOf(wordsIn(pictureOf(text)))
      .filter((figure) => !numbers.has(figure))
      .map((figure) => `${text.address}: ${figure}`);
  });
  expect(invented).toEqual([]);
});
