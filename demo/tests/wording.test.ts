import { expect, test } from 'vitest';
import { textOfHtml } from '@agency-site/domain/reading-time';
import { field, prose, proseOf, seed, texts, wordsOf } from './texts';

/** Rules of vocabulary, and of what must accompany a price or a claim; each rule with the pattern of its violations. */
const rules: readonly (readonly [string, RegExp])[] = [
  ['an e-mail is an « e-mail », as on every label', /(?<![-\p{L}])(?:courriel|mail)s?(?!\p{L})/giu],
  // « Outils NoCode » is the specified name of a service, « NoCode » alone that of a category.
  ['« no-code » in running text', /(?<!Outils\s)\bNoCode\b(?!$)|(?<![-/\p{L}])nocode\b/gmu],
  ['« 1er » has its letters raised', /\b1er\b/g],
  [
    'a starting price is before tax, and says so',
    /(?:à partir de|dès|commence(?:nt)? à|démarre(?:nt)? à|part de|coûte)\s+\d[\d\s]*€(?!\sHT)/giu,
  ],
  [
    'a best result says that it is one',
    /(?<!jusqu’à\s[^.]{0,3})(?:95|70)\s%\s(?:de temps|d’oubli|de rendez-vous|des )/gi,
  ],
  ['a best result says that it is one, in a drawing too', /(?<!jusqu’à\s)[–−-]\s?70\s%/g],
];

test.each(rules)('%s', (_, pattern) => {
  const found = prose.flatMap(([place, text]) =>
    [...text.matchAll(pattern)].map(({ index }) => `${place}: ${text.slice(Math.max(0, index - 30), index + 30)}`),
  );
  expect(found).toEqual([]);
});

test('no page or answer writes a starting price as a number instead of {{prix …}}', () => {
  const stated = /(?:à partir de|dès|commence(?:nt)? à|démarre(?:nt)? à|part de|coûte)\s+(\d[\d\s]*)€/giu;
  const starting = new Set((seed.siteContent['services'] ?? []).map(({ price }) => String(price)));
  const pages = texts.filter(({ kind }) => kind !== 'article').map((text) => [text.address, proseOf(text)] as const);
  const answers = (seed.siteContent['faq_entries'] ?? []).map(({ question, answer }) => [question, String(answer)]);
  const numbers = [...pages, ...answers].flatMap(([place, text = '']) =>
    [...String(text).matchAll(stated)].flatMap(([words, amount = '']) =>
      starting.has(amount.replaceAll(/\s/g, '')) ? [`${String(place)}: ${words}`] : [],
    ),
  );
  expect(numbers).toEqual([]);
});

/** « Solène, fleuriste à Quimper » */
const PERSON = /(?<!\p{L})(\p{Lu}\p{Ll}+), (?!une?\b|si\b)\p{Ll}[^,.;:<\d\n]{3,60}? (?:à|au|en) \p{Lu}/gu;

test('no two texts name clients with the same first name', () => {
  const stories = texts.filter(({ kind }) => kind !== 'legal');
  const names = new Set(stories.flatMap((text) => [...proseOf(text).matchAll(PERSON)].map(([, name = '']) => name)));
  const shared = [...names].flatMap((name) => {
    const places = stories.filter((text) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(proseOf(text)));
    return places.length > 1 ? [`${name}: ${places.map(({ address }) => address).join(', ')}`] : [];
  });
  expect(shared).toEqual([]);
});

const articles = texts.filter(({ kind }) => kind === 'article');

test('articles present few made-up persons by name, trade and town', () => {
  const persons = articles.flatMap((text) => [...proseOf(text).matchAll(PERSON)].map(([person]) => person));
  expect(persons.length, persons.join('\n')).toBeLessThan(10);
});

test('no article leans on the colon: at most eight in a thousand words', () => {
  const heavy = articles.flatMap((text) => {
    const running = textOfHtml(text.html.replace(/<pre>[^]*?<\/pre>/g, ''));
    const perThousand = ((running.match(/:/g)?.length ?? 0) * 1000) / wordsOf(text);
    return perThousand > 8 ? [`${text.address}: ${perThousand.toFixed(1)}`] : [];
  });
  expect(heavy).toEqual([]);
});

test('a third of the articles is told and signed by one of the team, who sign them all', () => {
  const team = (seed.siteContent['team_members'] ?? []).map(({ name }) => String(name));
  const signed = articles.filter((text) => team.includes(field(text, 'author')));
  expect(signed).toHaveLength(6);
  expect(new Set(signed.map((text) => field(text, 'author')))).toEqual(new Set(team));
  const unsigned = signed.filter((text) => !text.html.trimEnd().split('\n').at(-1)?.includes(field(text, 'author')));
  expect(unsigned.map(({ address }) => address)).toEqual([]);
});

test('diagrams are drawn steps: nothing but formulas is preformatted', () => {
  const preformatted = articles.flatMap(({ html }) => html.match(/<pre>[^]*?<\/pre>/g) ?? []);
  expect(preformatted.filter((text) => !text.includes('=') || /[↓→]/.test(text))).toEqual([]);
});

test('a care practice’s appointments go through no automation tool', () => {
  const CARE = /ostéopathe|\bkinés?\b|infirmi|dentiste|sage-femme|médecin|soignant/i;
  const KEPT_OUT = /\b(?:ni|aucun|rien|jamais)\b[^.]*(?:Make|Zapier)|aucun des trois|ne convient pas à un soignant/;
  const wrong = texts.flatMap((text) =>
    text.html
      .split(/(?=<h[23]>)/)
      .filter((section) => CARE.test(section) && /\b(?:Make|Zapier)\b/.test(section) && !KEPT_OUT.test(section))
      .map((section) => `${text.address}: ${section.slice(0, 60)}`),
  );
  expect(wrong).toEqual([]);
});

test('every text about the free audit says that it examines one task', () => {
  const audit = texts.filter((text) => /audit gratuit/i.test(proseOf(text)));
  expect(audit.length).toBeGreaterThan(10);
  expect(audit.filter((text) => /une ou deux tâches|deux tâches/i.test(proseOf(text))).map(({ slug }) => slug)).toEqual(
    [],
  );
});
