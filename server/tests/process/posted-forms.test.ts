import { expect, test } from 'vitest';
import { useServer } from './running-server';

const server = useServer();

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
  ])(`a body that no form posts to ${path} is refused in French: %s (§2.3.6)`, async (_name, type, body, refusal) => {
    expect(await post(path, type, body)).toEqual(refusal);
  });
}

test.each([
  ['an empty body', ''],
  ['invalid escapes', '%E0%A4%A&%=&name=%ff'],
])('%s is a form without answers: the page says what is missing (§2.3.6)', async (_name, body) => {
  const contact = await post('/contact', FORM, body);
  expect(contact.status).toBe(400);
  expect(contact.text).toContain('Écrivez votre message');
  const newsletter = await post('/blog', FORM, body);
  expect(newsletter.status).toBe(400);
  expect(newsletter.text).toContain('Indiquez votre adresse e-mail.');
});

test('a form of more bytes than any message needs is refused with the way to shorten it (§2.3.6)', async () => {
  const fits = `message=${'a'.repeat(96 * 1024 - 'message='.length)}`;
  expect((await post('/contact', FORM, fits)).text, 'a page').toContain('Parlons de vos journées');
  const answer = await post('/contact', FORM, `${fits}a`);
  expect(answer.status).toBe(413);
  expect(answer.text).toContain('trop long');
});

test.each(['/contact', '/blog'])('a form that another site posts to %s is refused in French (§10.9)', async (path) => {
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
