import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textOfHtml } from '@agency-site/domain/reading-time';
import { readSeedYaml } from '@agency-site/import/seed-content';
import { repositoryPath } from '@agency-site/process/repository-root';
import { seed, siteContentProse, stringsIn, texts, wordsOfBlocks } from './texts';

/** The content of `demo/seed/facts.yaml`. */
export interface Facts {
  readonly services: readonly { readonly page: string; readonly price: number; readonly words: string }[];
  readonly works: readonly {
    readonly name: string;
    readonly words: string;
    readonly price: number;
    readonly days?: readonly number[];
  }[];
  readonly largest_weekly_gain: number;
  readonly promise: string;
  readonly opened: number;
  readonly site_since: number;
}

export const facts = readSeedYaml(repositoryPath('demo/seed'), 'facts.yaml') as Facts;

/** A sentence, list item or table row, with the words around it that may name its subject. */
export interface Sentence {
  readonly file: string;
  /** The title of the text and the heading above the sentence. */
  readonly subject: string;
  /** The two sentences before it in its paragraph. */
  readonly before: string;
  readonly text: string;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const split = (text: string): string[] => plain(text).split(/(?<=[.!?…])\s(?=\p{Lu}|«)/u);

/** The sentences of a paragraph. */
const placed = (file: string, subject: string, paragraph: string): Sentence[] =>
  split(paragraph).map((text, at, all) => ({
    file,
    subject,
    before: all.slice(Math.max(0, at - 2), at).join(' '),
    text,
  }));

function* sentencesOf(file: string, title: string, html: string): Generator<Sentence> {
  let heading = '';
  // A table row stays whole, because its header says what the prices in its cells are for.
  for (const [, name = '', content = ''] of html.matchAll(/<(h[2-4]|p|li|tr|pre|figcaption)>([\s\S]*?)<\/\1>/g)) {
    const text = textOfHtml(content.replaceAll('</td>', ' | ').replaceAll('</th>', ' | '));
    if (name.startsWith('h')) heading = plain(text);
    yield* placed(file, `${title}. ${heading}`, text);
  }
}

const SOURCES = 'public-site/src';
const screens = readdirSync(repositoryPath(SOURCES), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => join(SOURCES, file));

/** The text in a source file, without tags and comments. */
const wordsOfSource = (file: string): string =>
  readFileSync(repositoryPath(file), 'utf8').replace(/<[^<>]*>|\{' '\}|^\s*(?:\/?\*+|\/\/).*$/gm, ' ');

/** All sentences that a visitor may read. */
export const sentences: readonly Sentence[] = [
  ...texts.flatMap(({ kind, slug, frontMatter, blocks, html }) => {
    const file = `demo/seed/${kind === 'article' ? 'posts' : 'pages'}/${slug}.html`;
    const title = plain(String(frontMatter['title']));
    const head = [...stringsIn(frontMatter), ...wordsOfBlocks(blocks)].flatMap((value) =>
      placed(file, title, plain(value)),
    );
    return [...head, ...sentencesOf(file, title, html)];
  }),
  ...[
    ['demo/seed/settings.yaml', Object.values(seed.settings).join('\n')] as const,
    ['demo/seed/site-content.yaml', siteContentProse] as const,
    ...screens.map((file) => [file, wordsOfSource(file)] as const),
  ].flatMap(([file, prose]) => prose.split(/\n\s*\n|\n(?=- )/).flatMap((part) => placed(file, '', part))),
];
