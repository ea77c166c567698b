// @module-tag spec-10-9
// @module-tag spec-2-3-6
import { describe, expect, test } from 'vitest';
import { administrator, saveSetting, signIn } from './api-of';
import { useServer } from './running-server';

const server = useServer(administrator);

const FORM = 'application/x-www-form-urlencoded';

async function post(path: string, type: string | undefined, body: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(server.address + path, {
    method: 'POST',
    headers: type ? { 'content-type': type } : {},
    body: new TextEncoder().encode(body),
  });
  return { status: answer.status, text: await answer.text() };
}

const OTHER_TYPE = { status: 415, text: 'Seul un formulaire du site peut être envoyé à cette adresse.' };
const INCOMPLETE = {
  status: 400,
  text: 'Le formulaire est arrivé incomplet. Revenez en arrière et envoyez-le à nouveau.',
};

for (const path of ['/contact', '/blog']) {
  test.each([
    ['another type', 'application/json', '{"name":"Sabine"}', OTHER_TYPE],
    ['no type', undefined, 'name=Sabine', OTHER_TYPE],
    ['no boundary', 'multipart/form-data', 'name=Sabine', INCOMPLETE],
    ['nothing between boundaries', 'multipart/form-data; boundary=x', 'name=Sabine', INCOMPLETE],
  ])(`a body that no form posts to ${path} is refused in French: %s`, async (_name, type, body, refusal) => {
    expect(await post(path, type, body)).toEqual(refusal);
  });
}

test.each([
  ['an empty body', ''],
  ['invalid escapes', '%E0%A4%A&%=&name=%ff'],
])('%s is a form without answers: the page says what is missing', async (_name, body) => {
  const contact = await post('/contact', FORM, body);
  expect(contact.status).toBe(400);
  expect(contact.text).toContain('Écrivez votre message');
  const newsletter = await post('/blog', FORM, body);
  expect(newsletter.status).toBe(400);
  expect(newsletter.text).toContain('Indiquez votre adresse e-mail.');
});

test('a form of more bytes than any message needs is refused with the way to shorten it', async () => {
  const fits = `message=${'a'.repeat(96 * 1024 - 'message='.length)}`;
  expect((await post('/contact', FORM, fits)).text, 'a page').toContain('Parlons de vos journées');
  const answer = await post('/contact', FORM, `${fits}a`);
  expect(answer.status).toBe(413);
  expect(answer.text).toContain('trop long');
});

test.each(['/contact', '/blog'])('a form that another site posts to %s is refused in French', async (path) => {
  const postFrom = (site: string) =>
    fetch(server.address + path, {
      method: 'POST',
      headers: { 'content-type': FORM, 'sec-fetch-site': site },
      body: 'name=Sabine',
    });
  const foreign = await postFrom('cross-site');
  expect({ status: foreign.status, text: await foreign.text() }).toEqual({
    status: 403,
    text: 'Ce formulaire vient d’un autre site. Ouvrez la page ici pour l’envoyer.',
  });
  expect((await postFrom('same-origin')).status).toBe(400);
});

/** Posts a form until the server refuses it. The text varies, because the site stores two equal forms once. */
async function postOften(path: string, fields: (index: number) => Record<string, string>) {
  const statuses: number[] = [];
  let last = { status: 200, text: '' };
  // The limit's window of ten minutes may end meanwhile, and a second one begin.
  while (last.status === 200 && statuses.length < 41) {
    last = await post(path, FORM, new URLSearchParams(fields(statuses.length)).toString());
    statuses.push(last.status);
  }
  expect([statuses.length > 20, last.status], String(statuses)).toEqual([true, 429]);
  return { page: last.text, last: statuses.length - 1 };
}

describe('the 21st form of ten minutes is answered with 429, the reason, and what was typed', () => {
  test('a contact request', async () => {
    const { page, last } = await postOften('/contact', (index) => ({
      name: 'Sabine',
      email: 'sabine@example.fr',
      message: `Un devis, ${index}`,
    }));
    expect(page).toContain('Trop de demandes sont parties de cette connexion. Réessayez dans dix minutes');
    expect(page).toContain(`Un devis, ${last}</textarea>`);
  });

  test('a subscription', async () => {
    const { page, last } = await postOften('/blog', (index) => ({ email: `sabine${index}@example.fr`, consent: 'on' }));
    expect(page).toContain('Trop d’inscriptions sont parties de cette connexion. Réessayez dans dix minutes.');
    expect(page).toContain(`value="sabine${last}@example.fr"`);
  });

  test('a comment', async () => {
    await saveSetting(server, await signIn(server), 'comments_enabled', 'true');
    const article = '/blog/relancer-ses-devis-sans-y-penser';
    const shown = await (await fetch(server.address + article)).text();
    const [, id = ''] = /name="post" value="([^"]+)"/.exec(shown) ?? [];
    const { page, last } = await postOften(article, (index) => ({
      post: id,
      name: 'Sabine',
      email: 'sabine@example.fr',
      message: `Merci, ${index}`,
    }));
    expect(page).toContain('Trop de commentaires sont partis de cette connexion. Réessayez dans dix minutes.');
    expect(page).toContain(`Merci, ${last}</textarea>`);
  });
});
