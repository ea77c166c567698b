import { emailShape } from '@agency-site/domain/contacts';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, saveSettings } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
let post: string;
beforeAll(async () => {
  const { database } = supabase;
  await database`grant execute on function public.invite_administrator(text, text) to authenticated`;
  await database`
    insert into public.site_settings (key, value) values ('comments_enabled', 'true')
    on conflict (key) do update set value = excluded.value`;
  const [row] = await database<{ id: string }[]>`
    insert into public.blog_posts (slug, title, content, status) values ('adresses', 'Adresses', '<p>Texte</p>', 'published')
    returning id`;
  post = row?.id ?? '';
});

/** A mail server's parser reads each as another address, or delivers many spellings of it to one mailbox. */
const hostile = [
  'v1,cible@example.test',
  'v1;cible@example.test',
  'groupe:cible@example.test;',
  '<cible@example.test>',
  'Nom <cible@example.test>',
  '(mot)cible@example.test',
  '"mot"cible@example.test',
  'cible(mot)@example.test',
  'cible@example.test,',
  'cible@example.test.',
  'cible@example\u3002test',
  'cible@[127.0.0.1]',
  'a@b@example.test',
  'cible@example..test',
  'cible@-example.test',
  'cible\u0007@example.test',
  'cible\u200B@example.test',
  'cible@example.test\nBcc: b@example.test',
  'cible@sans-point',
  'sans-arobase',
  '@example.test',
  'deux mots@example.test',
  'élodie@exemple.example',
  'contact@boulangerie-léon.fr',
  `${'a'.repeat(65)}@example.test`,
];
const plain = [
  'cible@example.test',
  'contact@xn--boulangerie-lon-nnb.fr',
  'Zoe.Lefevre+devis@sous.domaine.example.fr',
  "o'brien_2@xn--caf-dma.example",
];

/** Every way in which a client sends an address to the database. */
const ways: readonly [string, (email: string) => Promise<{ readonly status: number }>][] = [
  [
    'a contact request',
    (email) => clientOf(supabase)('POST', '/rest/v1/contacts', { name: 'Zoé', email, message: 'Bonjour' }),
  ],
  ['a subscription', (email) => clientOf(supabase)('POST', '/rest/v1/rpc/subscribe_to_newsletter', { email })],
  [
    'a comment',
    (email) =>
      clientOf(supabase)('POST', '/rest/v1/rpc/send_comment', {
        post_id: post,
        name: 'Zoé',
        email,
        words: `Merci ${email}`,
      }),
  ],
  ['an invitation', (email) => administrator('POST', '/rest/v1/rpc/invite_administrator', { email, role: 'editor' })],
  ['the settings', (contact_email) => saveSettings(administrator, { contact_email })],
];

describe.each(ways)('%s', (_name, give) => {
  test.each(hostile)('is refused with %j and sends nothing', async (email) => {
    await supabase.database`delete from public.outbox`;
    expect((await give(email)).status).toBe(400);
    expect(await supabase.database`select recipient from public.outbox`).toHaveLength(0);
  });

  test.each(plain)('takes %s', async (email) => {
    expect((await give(email)).status).toBeLessThan(300);
  });
});

test('the form refuses what the database refuses', () => {
  expect(hostile.filter((email) => emailShape.test(email))).toEqual([]);
  expect(plain.filter((email) => !emailShape.test(email))).toEqual([]);
});

test('an import of subscribers leaves out what is no address', async () => {
  const subscribers = [...hostile, 'importee@example.test'].map((email) => ({ email }));
  const answer = await administrator('POST', '/rest/v1/rpc/import_subscribers', { subscribers });
  expect(answer.body).toMatchObject([{ confirmed: 1, refused: hostile.map((email) => email.trim()) }]);
});

test('the outbox holds no other recipient, whatever writes it', async () => {
  for (const email of hostile) {
    await expect(supabase.database`select private.enqueue_mail('test', ${email})`).rejects.toThrow(
      'outbox_mail_recipient',
    );
  }
});
