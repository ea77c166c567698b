// @module-tag spec-10-19
import { describe, expect, test } from 'vitest';
import { hashSource } from '../http/security-policy';
import { staticDocument } from './static-document';

const policy = "default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; frame-ancestors 'none'";
const form =
  '<form aria-label="x" method="post" action="/contact"><noscript></noscript><noscript><button formnovalidate>x</button></noscript></form><form method="get"></form>';
const footer = '<address><a class="x" href="mailto:l&#39;atelier@example.fr">l’atelier</a></address>';
const html = `<html><head><meta charset="utf-8"><style></style></head><body>${form}${footer}</body></html>`;

const made = (address: string, status = 200): string => staticDocument({ address, status, html, policy });

describe('a document of the server, as a file', () => {
  test('carries its policy, except directives that only a header can have', () => {
    expect(made('/a-propos')).toContain(
      `<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'">`,
    );
  });

  test('sends no form to a static host, and shows a message without scripts', () => {
    expect(made('/contact')).toContain('method="dialog" action="/contact"><noscript><p class="rounded');
    expect(made('/contact')).toContain('<a href="mailto:l&#39;atelier@example.fr"');
    expect(made('/contact')).toContain('<form method="get">');
    expect(made('/contact')).not.toContain('formnovalidate');
  });

  test('says the address that it was written for, as a host may serve it for another one', () => {
    expect(made('/blog?page=2')).toContain('<body data-address="/blog?page=2">');
    expect(made('/adresse/introuvable', 404)).toContain('<body data-address="">');
  });

  test('has no nonce, which would be the same for everybody', () => {
    const page = { address: '/admin/', status: 200, policy: "script-src 'self'; style-src 'self' 'nonce-bm9uY2U='" };
    const index = '<head><meta charset="utf-8" /><meta property="csp-nonce" nonce="bm9uY2U="></head><body></body>';
    const text = staticDocument({ ...page, html: index });
    expect(text).not.toContain('nonce');
    expect(text).toContain(`style-src 'self' ${hashSource('')}`);
  });
});
