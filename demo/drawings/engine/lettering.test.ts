import { describe, expect, it } from 'vitest';
import { join } from './coordinates';
import { canWrite, lettering, letteringWidth } from './lettering';
import { seededRandom } from './random';

const strokes = (text: string): number => lettering(text, seededRandom(1)).split('M').length - 1;

describe('the alphabet', () => {
  it('has lower-case letters, digits and accents, and reports other characters', () => {
    expect(canWrite('relancé à 8 h, − 70 % d’oublis')).toBe(true);
    expect(canWrite('Ω')).toBe(false);
  });

  it('adds an accent without widening the word', () => {
    expect(letteringWidth('é')).toBe(letteringWidth('e'));
    expect(strokes('é')).toBe(strokes('e') + 1);
  });
});

describe('coordinates', () => {
  it('are written tightly', () => {
    expect(join(1.04, -2, 3.55, -0.01)).toBe('1-2 3.6 0');
  });
});
