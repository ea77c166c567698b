import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readingTimeMinutes, textOfHtml } from '@agency-site/domain/reading-time';
import { repositoryPath } from '@agency-site/process/repository-root';
import { field, texts, wordsOf, type PlacedText } from './texts';

const WORDS: Readonly<Record<Exclude<PlacedText['kind'], 'blocks'>, readonly [number, number]>> = {
  service: [500, 900],
  sector: [350, 600],
  automation: [350, 600],
  article: [400, 2500],
  legal: [300, 5000],
};

const ALLOWED_TAGS = new Set(
  'h2 h3 h4 p ul ol li a strong em blockquote cite table caption thead tbody tr th td figure figcaption pre code hr br abbr sup img'.split(
    ' ',
  ),
);

const OWN_SCREENS = ['/', '/a-propos', '/services', '/blog', '/etudes-de-cas', '/contact'];
const reachable = new Set([
  ...OWN_SCREENS,
  ...texts.filter((text) => field(text, 'status') !== 'draft').map(({ address }) => address),
]);

const hasIllustration = (name: string): boolean => existsSync(repositoryPath(`demo/illustrations/${name}.svg`));
const lengthOf = (text: string): number => Array.from(text).length;
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
const between = (value: number, [minimum, maximum]: readonly [number, number]): boolean =>
  value >= minimum && value <= maximum;

const written = texts.flatMap(({ kind, ...text }) => (kind === 'blocks' ? [] : [{ ...text, kind }]));

describe.each(written.map((text) => [text.address, text] as const))('%s', (_, text) => {
  test(`has ${WORDS[text.kind].join(' to ')} words`, () => {
    expect(wordsOf(text)).toSatisfy((words: number) => between(words, WORDS[text.kind]));
  });

  test('has every field a reader or a search engine is shown', () => {
    const keys = [
      'title',
      'excerpt',
      'meta_title',
      'meta_description',
      'meta_keywords',
      'featured_image_url',
      'featured_image_alt',
    ];
    expect(keys.filter((key) => field(text, key).trim() === '')).toEqual([]);
    expect(field(text, 'meta_keywords').split(',').length).toBeGreaterThanOrEqual(3);
  });

  test('has a meta title of 50 to 60 characters and a meta description of 140 to 160', () => {
    expect(lengthOf(field(text, 'meta_title'))).toSatisfy((length: number) => between(length, [50, 60]));
    expect(lengthOf(field(text, 'meta_description'))).toSatisfy((length: number) => between(length, [140, 160]));
  });

  test('uses allowed tags only, without a script, style or handler in an attribute', () => {
    expect(matches(text.html, /<\/?([a-zA-Z0-9]+)/g).filter((tag) => !ALLOWED_TAGS.has(tag))).toEqual([]);
    const shaped = text.html.replaceAll(
      /<(?:ol class="steps"|blockquote class="letter"|figure class="(?:before-after|calculator)")>/g,
      '',
    );
    expect(matches(shaped, /\s((?:on\w+|style|class|id)=)/g)).toEqual([]);
  });

  test('closes its tags in order', () => {
    const open: string[] = [];
    const wrong: string[] = [];
    for (const [, slash, tag = ''] of text.html.matchAll(/<(\/)?([a-z0-9]+)[^>]*>/g)) {
      if (tag === 'br' || tag === 'hr' || tag === 'img') continue;
      if (slash === undefined) open.push(tag);
      else if (open.pop() !== tag) wrong.push(tag);
    }
    expect([...open, ...wrong]).toEqual([]);
  });

  test('links inside the site lead somewhere, links outside use https', () => {
    const links = matches(text.html, /href="([^"]*)"/g);
    const inside = links.filter((link) => link.startsWith('/'));
    expect(inside.filter((link) => !reachable.has(link.replace(/[?#].*/, '')))).toEqual([]);
    expect(links.filter((link) => !link.startsWith('/') && !/^(https:\/\/|mailto:)/.test(link))).toEqual([]);
    expect(inside.length).toBeGreaterThan(0);
    expect(inside).not.toContain(text.address);
  });

  test('sends its readers to the very page of a source, never to its front door', () => {
    const outside = matches(text.html, /href="(https:[^"]*)"/g).map((link) => new URL(link));
    // The home page of a host `formulaire.…` is the form itself.
    const homePages = outside.filter(({ pathname, host }) => pathname === '/' && !host.startsWith('formulaire.'));
    expect(homePages.map(({ href }) => href)).toEqual([]);
  });

  test('has in its body only drawings that the site has, described and measured', () => {
    const drawings = matches(text.html, /<img [^>]*>/g);
    const wrong = drawings.filter((drawing) => {
      const [, name = '', alt = ''] =
        /^<img src="\/illustrations\/([\w-]+)\.svg" alt="([^"]+)" width="800" height="450">$/.exec(drawing) ?? [];
      return !hasIllustration(name) || alt.length < 20;
    });
    expect(wrong).toEqual([]);
  });

  test('shows a picture of its own that the site has', () => {
    const picture = field(text, 'featured_image_url');
    const name = text.slug.replaceAll('/', '-');
    expect(picture).toBe(`/illustrations/${name}.svg`);
    expect(hasIllustration(name)).toBe(true);
  });
});

test.each(['title', 'excerpt', 'meta_title', 'meta_description', 'featured_image_url', 'featured_image_alt'])(
  'no two texts share their %s',
  (key) => {
    const values = written.map((text) => field(text, key));
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  },
);

test('every article has a heading, a list and a table or a figure', () => {
  const articles = texts.filter(({ kind }) => kind === 'article');
  const lacking = articles.filter(
    ({ html }) => !(/<h2>/.test(html) && /<[uo]l>/.test(html) && /<(table|figure)/.test(html)),
  );
  expect(lacking.map(({ slug }) => slug)).toEqual([]);
});

test('articles are as long as their subjects: from two or three minutes to more than ten', () => {
  const minutes = texts
    .filter(({ kind }) => kind === 'article')
    .map(({ html }) => readingTimeMinutes(textOfHtml(html)));
  expect(Math.min(...minutes)).toBeLessThanOrEqual(3);
  expect(Math.max(...minutes)).toBeGreaterThanOrEqual(10);
  expect(new Set(minutes).size).toBeGreaterThanOrEqual(6);
});

test.each([400, 700, 1000, 1500, 2000, 2500])('an article has about %i words', (words) => {
  const lengths = texts.filter(({ kind }) => kind === 'article').map(wordsOf);
  expect(lengths.filter((length) => Math.abs(length - words) <= words / 8)).not.toEqual([]);
});

test('no link leads to a draft', () => {
  const drafts = texts.filter((text) => field(text, 'status') === 'draft').map(({ address }) => address);
  expect(drafts).toHaveLength(2);
  expect(
    texts.filter(({ html }) => drafts.some((address) => html.includes(`"${address}"`))).map(({ slug }) => slug),
  ).toEqual([]);
});

test('nothing is fetched from elsewhere', () => {
  const remote = texts.filter(
    (text) =>
      !field(text, 'featured_image_url').startsWith('/') ||
      /<(iframe|script|link|video)|src="(?!\/illustrations\/)/.test(text.html),
  );
  expect(remote.map(({ slug }) => slug)).toEqual([]);
});
