import { expect, it } from 'vitest';
import { pictureFacts, pictureLabel } from './Thumbnail';

it.each([
  ['atelier-de-jean-1600x900-3f9a1c2e.webp', 'atelier-de-jean.webp'],
  ['1600x900-3f9a1c2e.webp', 'image.webp'],
  ['logo.png', 'logo.png'],
])('%s has the label %s', (name, label) => {
  expect(pictureLabel({ id: name, title: '' })).toBe(label);
  expect(pictureLabel({ id: name, title: 'L’atelier' })).toBe('L’atelier');
});

const path = '/storage/v1/object/public/media/';
const facts = (address: string) => pictureFacts({ address, size: 85_300 }).replace(/\s/g, ' ');

it('shows the dimensions that the name of a picture has', () => {
  expect(facts(`${path}atelier-1600x900-3f9a1c2e.webp`)).toBe('1600 × 900, 85 ko');
  expect(facts(`${path}logo.png`)).toBe('85 ko');
});
