// @module-tag spec-10-12
import { expect, it } from 'vitest';
import { renderMail } from './render';

const site = { url: 'https://automatelier.example' };
const oldest = [
  { id: 'c1', created_at: '2026-11-12T09:05:00Z', service_interest: 'Audit de processus' },
  { id: 'c2', created_at: '2026-11-19T09:05:00Z', service_interest: null },
];
const top = [{ title: 'Relancer <ses> devis', slug: 'relancer', views: 1200 }];
const write = (digest: object) =>
  renderMail('weekly_digest', { to_answer: 0, oldest: [], views: 0, top: [], ...digest }, site);

it('the weekly digest lists requests, the oldest first, and what is read', () => {
  const { subject, html, text } = write({ made_at: '2026-11-23T07:00:00Z', to_answer: 12, oldest, views: 1350, top });
  expect(subject).toBe('12\u00A0demandes attendent une réponse');
  expect(text).toContain('12\u00A0demandes attendent une réponse, la plus ancienne d’abord\u202F:');
  expect(text).toContain(
    '- jeudi 12 novembre 2026 à 10:05, Audit de processus, réponse en retard\n  https://automatelier.example/admin/contacts?contact=c1\n' +
      '- jeudi 19 novembre 2026 à 10:05, reste 8\u00A0h\n',
  );
  expect(text).toContain('Et 10\u00A0autres.');
  expect(text).toContain('Vos articles ont 1\u202F350\u00A0vues depuis leur publication. Le plus lu\u202F:');
  expect(text).toContain('- Relancer <ses> devis (1\u202F200\u00A0vues)\n  https://automatelier.example/blog/relancer');
  expect(html).toContain('Relancer &lt;ses&gt; devis');
});

it.each([
  [
    'one request',
    { to_answer: 1, oldest: oldest.slice(0, 1) },
    '1\u00A0demande attend une réponse',
    '1\u00A0demande attend une réponse\u202F:',
  ],
  [
    'one view',
    { views: 1, top: [{ ...top[0], views: 1 }] },
    'Votre semaine sur le site',
    'Vos articles ont 1\u00A0vue',
  ],
  ['nothing', {}, 'Votre semaine sur le site', 'Une semaine calme\u202F:'],
])('the weekly digest of %s', (_what, digest, subject, sentence) => {
  const mail = write(digest);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(sentence);
  expect(mail.text).not.toMatch(/\n\n\n|Et 0|undefined/);
});
