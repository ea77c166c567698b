// @module-tag spec-10-19
import { expect, test } from 'vitest';
import { referencesIn } from './references';

test('finds the addresses of its own site in a document, a feed or a manifest', () => {
  const text = `
    <a href="/contact?service=crm#tarifs">…</a> <a href="https://ailleurs.example/a">…</a> <a href="mailto:a@b.fr">…</a>
    <img src="photo.png" srcset="/p-400.webp 400w, /p-800.webp 800w"> <click-to-play src="/video/youtube/abc">
    <meta property="og:image" content="https://site.example/social/accueil.png"> <meta name="x" content="/nothing">
    <loc>https://site.example/blog?a=1&amp;b=2</loc> <guid isPermaLink="true">https://site.example/blog/un</guid>
    { "src": "/icons/192.png" }`;
  expect([...referencesIn(text, 'https://site.example/blog/deux')].toSorted()).toEqual([
    '/blog/photo.png',
    '/blog/un',
    '/blog?a=1&b=2',
    '/contact?service=crm',
    '/icons/192.png',
    '/p-400.webp',
    '/p-800.webp',
    '/social/accueil.png',
    '/video/youtube/abc',
  ]);
});
