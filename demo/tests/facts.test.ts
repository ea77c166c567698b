import { expect, test } from 'vitest';
import { identity } from '@agency-site/brand/identity';
import { siteWords } from '@agency-site/brand/site-words';
import { facts, sentences, type Sentence } from './facts';
import { seed } from './texts';

const euros = (digits: string): number => Number(digits.replace(/\s/g, '').replace(',', '.'));
const withFile = ({ file, text }: Sentence): string => `${file}: ${text}`;
const expression = (words: string): RegExp => new RegExp(words, 'giu');

const STARTING = /(?:à partir de|dès|commence(?:nt)? à|démarre(?:nt)? à|part de|,[^,.]* à) (\d[\d ]*) €(?: HT)?/giu;

/** The service of a starting price: the last one named before it in the sentence, or the one whose page contains the sentence. */
function serviceAt({ file, text }: Sentence, at: number): (typeof facts.services)[number] | undefined {
  const named = facts.services
    .map((service) => ({ service, at: [...text.slice(0, at).matchAll(expression(service.words))].at(-1)?.index ?? -1 }))
    .toSorted((a, b) => b.at - a.at)[0];
  return named && named.at >= 0 ? named.service : facts.services.find(({ page }) => file.includes(page));
}

test('the screens sell at the prices of the grid', () => {
  expect(seed.siteContent['services']?.map(({ slug, price }) => [slug, price])).toEqual(
    facts.services.map(({ page, price }) => [page, price]),
  );
});

test('a starting price is the service’s own, wherever it is told', () => {
  const wrong = sentences.filter((sentence) => {
    if (!/à partir de|dès|commence|démarre|part de/iu.test(sentence.text)) return false;
    return [...sentence.text.matchAll(STARTING)].some((price) => {
      const service = serviceAt(sentence, price.index + price[0].length);
      return service && euros(price[1] ?? '') !== service.price;
    });
  });
  expect(wrong.map(withFile)).toEqual([]);
});

const INSTALLED = /installation|mise en place|montage|construction|création|frais|coût|comptez|\bjour(?:née)?\b/iu;

/** Whether a sentence is about a job: the last one named in the two sentences before it or, without one, the one in its title. */
function isAbout({ before, subject }: Sentence, { words }: (typeof facts.works)[number]): boolean {
  const [last] = facts.works
    .map((work) => ({ words: work.words, at: [...before.matchAll(expression(work.words))].at(-1)?.index ?? -1 }))
    .toSorted((a, b) => b.at - a.at);
  return last && last.at >= 0 ? last.words === words : expression(words).test(subject);
}

test.each(facts.works)('« $name » has one price', (work) => {
  const { words, price } = work;
  const about = expression(words);
  const wrong = sentences.filter((sentence) => {
    const { text } = sentence;
    const cells = text.split(' | ');
    // A cell with hours states the price of those hours, not of the job.
    const priced = cells.filter((cell) => !/\d h\b/.test(cell)).join(' | ');
    const amounts = [...priced.matchAll(/(\d[\d ]*(?:,\d+)?) €( HT)?/g)];
    const header = cells.length > 1 ? cells[0] : undefined;
    // A price belongs to the job in a row whose header names the job, right after its name, or as the cost of installing it, up to two
    // sentences later or under its heading.
    if (header?.search(about) === 0) return amounts.some(([, value = ''], at) => at === 0 && euros(value) !== price);
    const beside = [
      ...text.matchAll(new RegExp(`(?:${words})[^().]{0,20}(?:\\(|, à |coûte )(\\d[\\d ]*) € HT`, 'giu')),
    ];
    if (beside.some((found) => euros(found.at(-1) ?? '') !== price)) return true;
    if (!isAbout(sentence, work) || !INSTALLED.test(text)) return false;
    // Of a calculation, only the first amount is the price of the job.
    const given = /[+×] \d[\d ]*(?: €)?(?: HT)? =/.test(text) ? amounts.slice(0, 1) : amounts;
    return given.some(
      ([whole, value = '', priceBeforeTax]) =>
        priceBeforeTax &&
        euros(value) !== price &&
        !new RegExp(`(?:à partir de|dès|commencent à|partent de) ${whole}`).test(text),
    );
  });
  expect(wrong.map(withFile)).toEqual([]);
});

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'
    .split(' ')
    .map((word, number) => [word, number] as const)
    .concat([
      ['vingt', 20],
      ['vingt et un', 21],
      ['trente', 30],
    ]),
);
const NUMBER = `\\d+|${Object.keys(NUMBERS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}`;
/** « J + 3 », « à trois, huit et quinze jours », « 10 jours après », « au huitième jour » */
const DAYS = new RegExp(
  `(?:J ?\\+ ?|jour \\+ ?)(\\d+)|(?:^|\\s)à ((?:(?:${NUMBER})(?:, | et | puis | jours?\\b))+)|(?:^|\\s)(${NUMBER}) jours après|(?:^|\\s)(\\p{L}+?)i?ème jour`,
  'giu',
);

const daysIn = (text: string): number[] =>
  [...text.matchAll(DAYS)].flatMap((found) =>
    [
      ...found
        .slice(1)
        .join(' ')
        .matchAll(new RegExp(`(?<!\\p{L})(?:${NUMBER})(?!\\p{L})`, 'giu')),
    ].map(([number]) => NUMBERS[number.toLowerCase()] ?? Number(number)),
  );

test.each(facts.works.filter(({ days }) => days))('« $name » has one cadence', ({ words, days = [] }) => {
  const about = expression(words);
  const others = facts.works.filter((work) => work.days && work.words !== words).map((work) => expression(work.words));
  const wrong = sentences.filter(({ subject, text }) => {
    const own = text.search(about) >= 0;
    const elsewhere = others.some((other) => text.search(other) >= 0);
    const spoken = own ? !elsewhere : subject.search(about) >= 0 && !elsewhere;
    // A term of payment that the law sets is not one of the agency's own delays.
    return spoken && !/date de la facture|fin de mois/u.test(text) && daysIn(text).some((day) => !days.includes(day));
  });
  expect(wrong.map(withFile)).toEqual([]);
});

test('a reminder by SMS leaves two days before; the second one, the day before', () => {
  const wrong = sentences.filter(
    ({ text }) =>
      /rappel|SMS/iu.test(text) &&
      /(?<!avant-)(?:\bla )veille\b/iu.test(text) &&
      !/second|sans mobile|RDV chez/iu.test(text),
  );
  expect(wrong.filter(({ text }) => !/chantier|travaux/iu.test(text)).map(withFile)).toEqual([]);
});

test('the promise stays under the largest gain that a page tells', () => {
  const weekly = sentences
    .filter(({ file, text }) => file.includes('/pages/') && /gain|gagné/iu.test(text))
    .flatMap(({ text }) => [...text.matchAll(/(\d+) h(?: (\d+))? (?:gagnées )?par semaine/g)])
    .map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes ?? 0));
  expect(Math.max(...weekly)).toBe(facts.largest_weekly_gain);
  const promises = sentences.filter(
    ({ text }) => /\brend(?:ue?)?s?\b/u.test(text) && /journée par semaine/iu.test(text),
  );
  expect(promises.length).toBeGreaterThan(0);
  expect(promises.filter(({ text }) => !text.toLowerCase().includes(facts.promise)).map(withFile)).toEqual([]);
});

test('the agency’s year and the site’s are one each, and told apart', () => {
  expect(identity.foundedYear).toBe(facts.opened);
  const since = sentences.filter(({ text }) => /depuis 20\d\d|(?:ouvert|créé)\p{L}*[^.]{0,20} en 20\d\d/iu.test(text));
  expect(
    since.filter(({ text }) => !text.includes(String(facts.opened)) && /atelier|agence/iu.test(text)).map(withFile),
  ).toEqual([]);
  expect(siteWords.copyrightSince).toBe(facts.site_since);
  expect(siteWords.opening).toContain(`ouvert en ${String(facts.opened)}, site `);
});
