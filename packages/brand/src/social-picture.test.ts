import { expect, test } from 'vitest';
import { socialPicture } from './social-picture';

test('shows the whole illustration in its proportions, as wide as the title allows', () => {
  const illustration = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><circle r="3"/></svg>\n';
  const svg = socialPicture({ title: 'Un titre', kicker: 'Contact', illustration, site: 'Automatelier' });
  expect(svg).toContain(
    'width="532" height="399" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><circle r="3"/>',
  );
  expect(svg).toContain('<rect x="668" y="115.5" width="552" height="399" rx="18"');
});
