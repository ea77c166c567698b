import { expect, it } from 'vitest';
import { figureHtml } from './inserted-html';

it('a figure with its caption', () => {
  expect(figureHtml({ src: '/a.webp', alt: 'L’établi', caption: 'Notre établi' })).toBe(
    '<figure>\n  <img src="/a.webp" alt="L’établi">\n  <figcaption>Notre établi</figcaption>\n</figure>\n',
  );
});

it('a figure without a caption, with escaped values', () => {
  expect(figureHtml({ src: '/a?b=1&c="', alt: '"><script>', caption: '' })).toBe(
    '<figure>\n  <img src="/a?b=1&amp;c=&quot;" alt="&quot;&gt;&lt;script&gt;">\n</figure>\n',
  );
});
