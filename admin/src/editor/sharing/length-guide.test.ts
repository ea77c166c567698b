import { expect, it } from 'vitest';
import { lengthLabel, lengthProblem, metaDescriptionGuide, metaTitleGuide } from './LengthInput';

it.each([
  ['', 'vide'],
  ['x'.repeat(49), 'un peu court, visez 50 à 60 caractères'],
  ['x'.repeat(50), undefined],
  ['x'.repeat(60), undefined],
  ['x'.repeat(61), 'trop long, la fin sera coupée'],
])('a meta title of « %s »', (text, problem) => expect(lengthProblem(text, metaTitleGuide)).toBe(problem));

it('the label of a length has the recommended maximum', () =>
  expect(lengthLabel('été', metaDescriptionGuide)).toBe('3/160'));
