import { expect, test } from 'vitest';
import { socialPicture } from './social-picture';

test('holds the file of an illustration whole, in a frame of the same proportions', () => {
  const illustration = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><circle r="3"/></svg>\n';
  const svg = socialPicture({ title: 'Un titre', kicker: 'Contact', illustration, site: 'Automatelier' });
  expect(svg).toContain(
    'width="468" height="351" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><circle r="3"/>',
  );
  expect(svg).toContain('<rect x="668" y="139.5" width="468" height="351" rx="18"');
});
