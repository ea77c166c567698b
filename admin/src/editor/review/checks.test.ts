import { expect, it } from 'vitest';
import { checksOf, failuresOf } from './checks';
import { reviewText } from './text-review';

const reviewed = {
  text: { content: '', meta_title: '', meta_description: '', featured_image_url: null, featured_image_alt: '' },
  review: reviewText('mot '.repeat(60)),
  brokenLinks: [],
};

it('the checks name the heaviest picture, and the background that hides a picture', () => {
  const pictures = [
    { src: '/petite.webp', bytes: 30_000, faintOn: ['sombre'] },
    { src: '/grande.webp', bytes: 1_200_000, faintOn: [] },
    { src: 'https://ailleurs.example/x.png', bytes: undefined, faintOn: [] },
  ];
  expect(failuresOf({ ...reviewed, pictures })).toBe('Page lourde, image peu visible');
  const weight = checksOf({ ...reviewed, pictures }).find(({ failure }) => failure === 'page lourde');
  expect(weight?.title).toMatch(/^Poids\s: environ 1,3\sMo, dont 1,2\sMo d’images$/);
  expect(weight?.problems?.join()).toContain('/grande.webp');
  expect(weight?.note).toMatch(/1\simage/);
});

it('a page without pictures has a weight', () => {
  expect(failuresOf({ ...reviewed, pictures: [] })).toBe('');
  expect(
    checksOf({ ...reviewed, pictures: [] })
      .map(({ title }) => title)
      .join(),
  ).toMatch(/Poids\s: environ 80\sko,/);
});
