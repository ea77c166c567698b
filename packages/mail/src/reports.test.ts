// @module-tag spec-10-12
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readReports } from './reports';

const id = '3f1c9a52-8d1e-4c0f-9a77-5b0c2d9e4f61';
const sample = (name: string) => readFileSync(new URL(`samples/${name}.eml`, import.meta.url), 'utf8');
const ana = expect.arrayContaining(['ana@example.fr']);

test.each([
  ['postfix', { outcome: 'dead', recipients: ana, error: expect.stringMatching(/^Cette adresse n’existe pas\. «.550 5\.1\.1 <ana/) }],
  ['exim', { outcome: 'full', recipients: ana, error: expect.stringMatching(/pleine ou suspendue\. «.552 5\.2\.2 <ana/) }],
  ['exchange', { outcome: 'dead', recipients: ana, error: expect.stringContaining('RESOLVER.ADR.RecipientNotFound') }],
  ['gmail', { outcome: 'pause', recipients: ana, error: expect.stringMatching(/^Le serveur refuse notre adresse.+550-5\.7\.26/) }],
  ['complaint', { outcome: 'complaint', recipients: [], error: expect.stringContaining('indésirable') }],
])('a report in the shape of %s names its e-mail, the address and the reason', async (name, expected) => {
  expect(await readReports(sample(name))).toEqual([{ items: [id], ...expected }]);
}); // prettier-ignore

test.each([
  ['an absence', sample('out-of-office')],
  ['a delay', sample('postfix').replace('Action: failed', 'Action: delayed')],
  ['a delivery', sample('postfix').replace('Action: failed', 'Action: delivered')],
  ['« not spam »', sample('complaint').replace('Feedback-Type: abuse', 'Feedback-Type: not-spam')],
  ['nothing', ''],
])('%s is no failure', async (_name, message) => {
  expect(await readReports(message)).toEqual([]);
});

test.each([
  ['5.4.4', 'X-Postfix; Host or domain name not found', 'refused', /^Le serveur a refusé le message\. «.5\.4\.4 Host/],
  ['4.4.1', 'X-Postfix; connect to mx.example.fr[192.0.2.7]:25: Connection timed out', 'retry', /pas pris le message à temps\. «.4\.4\.1 connect/],
  ['4.7.28', 'smtp; 421-4.7.28 Gmail has detected an unusual rate of mail', 'unavailable', /pas pris le message à temps/],
  ['5.1.1 (unknown user)', 'X-Unix; 67', 'dead', /«.5\.1\.1 67.»$/],
  ['5.0.0', 'smtp; 550 Host 5.1.2.3 is not welcome', 'refused', /a refusé le message/],
])('a return with %s and « %s » is %s', async (status, diagnostic, outcome, error) => {
  const report = sample('postfix')
    .replace('Status: 5.1.1', `Status: ${status}`)
    .replace(/Diagnostic-Code: [^]+?\n\n/, `Diagnostic-Code: ${diagnostic}\n\n`);
  expect(await readReports(report)).toMatchObject([{ outcome, error: expect.stringMatching(error) }]);
}); // prettier-ignore

test('a Message-ID outside of the right header names no e-mail', async () => {
  const forged = sample('postfix').replace(/Message-ID: .+/, 'X-Message-ID: <forged@example.fr>');
  expect(await readReports(forged)).toMatchObject([{ items: [] }]);
});
