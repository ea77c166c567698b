import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fallbackSettings } from '../data/settings';
import { Footer } from './Footer';

const none = {
  contact_email: '',
  contact_phone: '',
  contact_address: '',
  linkedin_url: '',
  twitter_url: '',
  facebook_url: '',
};
const titlesWith = (settings: Partial<typeof none>): string[] =>
  Array.from(
    renderToStaticMarkup(
      <Footer settings={{ ...fallbackSettings, ...none, ...settings }} asksConsent={false} />,
    ).matchAll(/<h2[^>]*>([^<]*)/g),
    ([, title = '']) => title,
  );

it('has no title over contact details that a new site lacks', () => {
  expect(titlesWith({})).not.toContain('Contact');
  expect(titlesWith({ contact_email: 'bonjour@example.fr' })).toContain('Contact');
  expect(titlesWith({ linkedin_url: 'https://linkedin.example/korrigan' })).toContain('Contact');
});
