// @module-tag spec-10-7
import { describe, expect, it } from 'vitest';
import { compareTexts, type Segment } from './compare-texts';

const textWithout = (hunks: readonly Segment[][], without: Segment['kind']): string =>
  hunks
    .flat()
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')
    .replaceAll('\n', '');

const block = (words: string) => `<p>${words}</p>`;
const long = (word: string) => Array.from({ length: 12_000 }, (_, index) => block(`${word} ${index} ${word}`)).join('');

describe('the difference of two texts', () => {
  it('shows the words that changed inside their line', () => {
    expect(compareTexts('<p>Un devis signé part en facture.</p>', '<p>Un devis accepté part en facture.</p>')).toEqual([
      [
        { kind: 'same', text: '<p>Un devis ' },
        { kind: 'removed', text: 'signé' },
        { kind: 'added', text: 'accepté' },
        { kind: 'same', text: ' part en facture.</p>' },
      ],
    ]);
  });

  it('merges adjacent changed words', () => {
    const segments = compareTexts('Nous relançons vos clients fidèles', 'Nous relançons tes abonnés fidèles').flat();
    expect(segments).toContainEqual({ kind: 'removed', text: 'vos clients' });
    expect(segments).toContainEqual({ kind: 'added', text: 'tes abonnés' });
  });

  it('collapses unchanged lines and blocks, except the context of a change', () => {
    const before = Array.from({ length: 20 }, (_, index) => block(`Ligne ${index}`)).join('');
    const hunks = compareTexts(before, before.replace(block('Ligne 10'), block('Autre chose ici')));
    expect(hunks.map(([segment]) => segment?.kind)).toEqual(['folded', 'same', 'removed', 'same', 'folded']);
    expect(hunks[0]?.[0]?.text.split('\n')).toEqual(Array.from({ length: 9 }, (_, index) => block(`Ligne ${index}`)));
  });

  it('replaces a line whole when too few words are common', () => {
    expect(compareTexts('Le chat dort', 'Une facture arrive demain matin')).toEqual([
      [
        { kind: 'removed', text: 'Le chat dort' },
        { kind: 'same', text: '\n' },
        { kind: 'added', text: 'Une facture arrive demain matin' },
      ],
    ]);
  });

  it.each([
    ['', '<p>Tout est neuf</p>'],
    ['<p>Tout part</p>', ''],
    ['<p>a &amp; b</p><ul><li>un</li></ul>', '<p>a &lt; b</p><ol><li>un</li><li>deux</li></ol>'],
    ['\u{1F600} l’été <b class="x">à</b>', 'l’hiver \u{1F601} <b>à</b> Noël'],
    ['a < b > c', 'a << b'],
  ])('loses no character of %j and %j', (before, after) => {
    const hunks = compareTexts(before, after);
    expect(textWithout(hunks, 'added')).toBe(before);
    expect(textWithout(hunks, 'removed')).toBe(after);
  });

  it('is fast for half a megabyte without anything in common', () => {
    const start = performance.now();
    compareTexts(long('avant'), long('après'));
    expect(performance.now() - start).toBeLessThan(4000);
  });
});
