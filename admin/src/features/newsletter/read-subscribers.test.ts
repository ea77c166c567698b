// @module-tag spec-10-5
import { readCsv } from '@agency-site/import/csv';
import { expect, test } from 'vitest';
import { readSubscribers } from './read-subscribers';

const read = (text: string, name = 'contacts.csv') => readSubscribers(readCsv(new TextEncoder().encode(text)), name);
/** The state of each subscriber, after the name in the address: "anne confirmed". */
const states = (text: string, name?: string): string[] =>
  read(text, name).subscribers.map(({ email, state }) => `${email.split('@')[0]} ${state}`);

test.each<readonly [string, string, readonly string[]]>([
  [
    'our own',
    'E-mail;État\na@x.fr;Abonné\nb@x.fr;Désinscrit\nc@x.fr;Adresse refusée\nd@x.fr;À confirmer',
    ['a confirmed', 'b unsubscribed', 'c bounced', 'd pending'],
  ],
  [
    'Ghost',
    'id,email,name,note,subscribed_to_emails,created_at,deleted_at\n1,a@x.fr,A,,true,2024-01-02T03:04:05.000Z,\n2,b@x.fr,B,,false,,\n3,c@x.fr,C,,true,,2025-01-01T00:00:00Z',
    ['a confirmed', 'b unsubscribed', 'c unsubscribed'],
  ],
  [
    'Brevo',
    'CONTACT ID,EMAIL,EMAIL_BLACKLISTED,SMS_BLACKLISTED,DOUBLE_OPT-IN,ADDED_TIME\n1,a@x.fr,false,true,1,2024-01-02 03:04:05\n2,b@x.fr,true,false,1,\n3,c@x.fr,0,,0,',
    ['a confirmed', 'b unsubscribed', 'c unsubscribed'],
  ],
  ['Sendinblue', 'EMAIL;NOM;BLACKLISTED\na@x.fr;A;Non\nb@x.fr;B;Oui', ['a confirmed', 'b unsubscribed']],
  [
    'Mailchimp',
    'Email Address,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,UNSUB_TIME,UNSUB_REASON\na@x.fr,,,2024-01-02 03:04:05,,\nb@x.fr,2024-01-01 00:00:00,1.2.3.4,,2024-02-01 00:00:00,N\nc@x.fr,,,,,Spammy',
    ['a confirmed', 'b unsubscribed', 'c unsubscribed'],
  ],
  [
    'Mailjet',
    'Email,IsUnsubscribed,IsExcludedFromCampaigns,IsOptInPending,UnsubscribeUrl\na@x.fr,FALSE,FALSE,FALSE,https://x.fr\nb@x.fr,TRUE,FALSE,FALSE,https://x.fr\nc@x.fr,FALSE,TRUE,FALSE,\nd@x.fr,FALSE,FALSE,TRUE,',
    ['a confirmed', 'b unsubscribed', 'c unsubscribed', 'd unsubscribed'],
  ],
  [
    'Mailjet by its word',
    'Email;Status\na@x.fr;Subscribed\nb@x.fr;Unsub\nc@x.fr;Excluded',
    ['a confirmed', 'b unsubscribed', 'c unsubscribed'],
  ],
  [
    'listmonk',
    'uuid,email,name,attributes,status,created_at\n1,a@x.fr,A,"{""city"": ""Tours""}",enabled,2024-01-02\n2,b@x.fr,B,{},blocklisted,\n3,c@x.fr,C,{},disabled,\n4,d@x.fr,D,{},unconfirmed,',
    ['a confirmed', 'b unsubscribed', 'c unsubscribed', 'd unsubscribed'],
  ],
  [
    'a shop',
    'Email,Accepts Email Marketing,Accepts SMS Marketing\na@x.fr,yes,no\nb@x.fr,no,yes',
    ['a confirmed', 'b unsubscribed'],
  ],
  [
    'a table with an address twice',
    'E-mail;Statut\na@x.fr;Inscrit\na@x.fr;Désabonnée\nA@x.fr;Adresse refusée\nb@x.fr;oui',
    ['A unsubscribed', 'b confirmed'],
  ],
  ['a list with dates of consent', 'E-mail;Accord\na@x.fr;01/03/2025 10:12\nb@x.fr;', ['a confirmed', 'b confirmed']],
  ['one column', 'a@x.fr\nb@x.fr', ['a confirmed', 'b confirmed']],
])('a file of %s tells subscribers from people who left', (_product, text, expected) => {
  expect(states(text)).toEqual(expected);
});

test('a domain with accents is converted to ASCII, and both forms are the same address', () => {
  const { subscribers } = read('contact@boulangerie-léon.fr\ncontact@xn--boulangerie-lon-nnb.fr');
  expect(subscribers).toEqual([{ email: 'contact@xn--boulangerie-lon-nnb.fr', state: 'confirmed' }]);
});

test.each([
  ['unsubscribed_members_export_1.csv', 'a unsubscribed'],
  ['cleaned_segment_export_1.csv', 'a bounced'],
  ['contacts sans unsubscribed.csv', 'a confirmed'],
])('Mailchimp’s file %s tells the state by its name', (name, state) => {
  expect(states('Email Address\na@x.fr', name)).toEqual([state]);
});

test('a date means what its column says, and a birthday is ignored', () => {
  const text =
    'E-mail;Anniversaire;Consentement donné le;Confirmé le;Parti le;Phrase acceptée;Origine\n' +
    'a@x.fr;02/03/1985;01/03/2025;2025-03-02T08:00:00Z;;« Oui », dit-il;Salon\nb@x.fr;1985-03-02;30/02/2025;;;;\nc@x.fr;;;;2025-04-02 10:00:00 UTC;;';
  expect(read(text).subscribers).toEqual([
    {
      email: 'a@x.fr',
      state: 'confirmed',
      consented_at: '2025-03-01',
      confirmed_at: '2025-03-02T08:00:00.000Z',
      consent_words: '« Oui », dit-il',
      source: 'Salon',
    },
    { email: 'b@x.fr', state: 'confirmed' },
    { email: 'c@x.fr', state: 'unsubscribed', unsubscribed_at: '2025-04-02T10:00:00.000Z' },
  ]);
  expect(read('email;created_at\na@x.fr;2024-01-02').subscribers).toMatchObject([{ consented_at: '2024-01-02' }]);
  const written = new Date('2024-01-02T09:05').toISOString();
  expect(read('email;created_at\na@x.fr;2/1/2024 9:05').subscribers).toMatchObject([{ consented_at: written }]);
  expect(read('email;created_at;optin_date\na@x.fr;2024-01-02;2023-01-02').subscribers).toMatchObject([
    { consented_at: '2023-01-02' },
  ]);
});

test('a refused line is reported with its number and reason', () => {
  const text =
    'Nom;E-mail;Statut\nA;a@x.fr;Prospect\nB;b@x;Inscrit\nC;;Inscrit\nD;d@x.fr;\nE;e@x.fr;Inscrit;Désinscrit\nF;f@x.fr;Inscrit\nF;F@x.fr;Inscrit';
  expect(read(text)).toMatchObject({
    subscribers: [{ email: 'F@x.fr' }],
    refused: [
      'Ligne 2, a@x.fr\u00A0: «\u00A0Statut\u00A0» vaut «\u00A0Prospect\u00A0», que rien n’explique.',
      'Ligne 3, b@x\u00A0: ce n’est pas une adresse e-mail.',
      'Ligne 4\u00A0: aucune adresse.',
      'Ligne 5, d@x.fr\u00A0: «\u00A0Statut\u00A0» est vide.',
      'Ligne 6, e@x.fr\u00A0: elle a plus de colonnes que de titres.',
      'Ligne 8, F@x.fr\u00A0: cette adresse est déjà plus haut dans le fichier.',
    ],
  });
  expect(read('a@x.fr;0').refused).toEqual(['Ligne 1, a@x.fr\u00A0: la première ligne doit nommer les colonnes.']);
});
