// @module-tag spec-10-12
import { dark } from '@agency-site/brand/colours';
import { identity } from '@agency-site/brand/identity';
import { withDe } from '@agency-site/domain/with-de';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render';

const site = { url: 'https://automatelier.example' };
const request = {
  id: '5a3c1f9e-0000-4000-8000-000000000001',
  name: 'Zoé <script>alert(1)</script>',
  email: 'zoe@example.fr',
  phone: null,
  company: null,
  service_interest: 'Audit de processus',
  message: 'Bonjour,\n<b>gras</b> & "guillemets"',
  created_at: '2026-11-22T17:30:00Z',
};

describe('an e-mail', () => {
  it('says the same in HTML and in plain text', () => {
    const { html, text, replyTo } = renderMail('contact_notice', request, site);
    expect(replyTo).toEqual({ name: request.name, address: request.email });
    expect(text).toContain('> Bonjour,\n> <b>gras</b> & "guillemets"');
    expect(text).toContain('Reçue le\u00A0: dimanche 22 novembre 2026 à 18:30');
    for (const part of [html, text]) {
      expect(part).toContain('Vous recevez ce message parce que');
      // The agency's answer quotes this e-mail, so the customer reads it.
      expect(part).not.toContain('/admin');
    }
  });

  it('shows typed text as text, never as markup', () => {
    const { html } = renderMail('contact_notice', request, site);
    expect(html).toContain('&lt;b&gt;gras&lt;/b&gt; &amp; &quot;guillemets&quot;');
    expect(html).not.toMatch(/<script|<b>/);
  });

  it('has a dark theme and loads nothing from anywhere', () => {
    const { html } = renderMail('contact_confirmation', request, site);
    expect(html).toContain(`@media(prefers-color-scheme:dark){body,.page{background:${dark.background}!important}`);
    expect(html).not.toMatch(/<body[^>]*class/);
    expect(html).not.toMatch(/<(img|link|iframe)|url\(/);
  });

  it('says where the site is with the agency’s name elided', () => {
    const post = { title: 'Devis', slug: 'devis', excerpt: 'Bref.', image_url: null, image_alt: '' };
    const { text } = renderMail('newsletter_issue', { subject: 'Devis', introduction: '', post }, site);
    expect(text).toContain(`, ${withDe(identity.name)}, parce que`);
  });

  it('of an unknown kind is an error that names the kind', () => {
    expect(() => renderMail('toString', {}, site)).toThrow('« toString »');
  });
});

it('an invitation names its sender, and its link opens the screen for a password', () => {
  const data = { token_hash: 'a1b2', invited_by: 'ana@example.fr' };
  const { html, text } = renderMail('invitation', data, site);
  expect(text).toContain('ana@example.fr vous invite');
  expect(text).toContain('https://automatelier.example/admin/set-password#token_hash=a1b2&type=recovery');
  expect(html).toContain('/admin/set-password#token_hash=a1b2&amp;type=recovery');
});

const comment = {
  id: 'c1',
  name: 'Odile',
  words: 'Merci.',
  created_at: '2026-11-22T17:30:00Z',
  post: { id: 'p1', title: 'Relancer ses devis', slug: 'relancer' },
};

it.each([
  ['contact_notice', request, `Nouvelle demande\u202F: ${request.name}`],
  ['comment_notice', comment, 'Commentaire à relire\u202F: Odile'],
])('the subject of a %s names its author without an elision', (kind, data, subject) => {
  expect(renderMail(kind, data, site).subject).toBe(subject);
});

it('a confirmation names the service and nothing that was typed', () => {
  const { html, text } = renderMail('contact_confirmation', request, site);
  for (const part of [html, text]) {
    expect(part).toContain('Audit de processus');
    expect(part).not.toContain('guillemets');
    expect(part).not.toContain('Zoé');
  }
});
