import { expect } from '@playwright/test';
import { storeArticle } from '../screens/articles';
import { changeSettings } from '../screens/site-settings';
import { enhanced, newStamp, test } from './browser';

// The main journeys of a visitor, and what WebKit does differently. Variations of them are in e2e/journeys.
const part = (title: string): string => `<h2>${title}</h2>${'<p>Des mots pour défiler.</p>'.repeat(20)}`;

test('the chosen theme holds for drawings, and for a page that the browser brings back', async ({ window }) => {
  const { open, press, until, driver } = window;
  const isDark = 'return getComputedStyle(document.documentElement).colorScheme === "dark"';
  await open('/');
  await until(enhanced);
  await press('radio', 'Sombre');
  await until(isDark);
  await until('return document.querySelector("main img[data-drawing]")?.src.startsWith("data:image/svg+xml")');
  await open('/contact');
  await until(enhanced);
  await press('radio', 'Clair');
  await driver.navigate().back();
  await until('return location.pathname === "/" && getComputedStyle(document.documentElement).colorScheme === "light"');
  await until('return document.querySelector("input[name=theme]:checked").value === "light"');
  await until('return document.querySelector("main img[data-drawing]")?.src.endsWith(".svg")');
});

test.describe('on a dark system', () => {
  test.use({ systemTheme: 'Adwaita:dark' });

  test('the site and its drawings are dark without a choice', async ({ window: { open, until } }) => {
    await open('/');
    await until('return matchMedia("(prefers-color-scheme: dark)").matches');
    await until('return document.querySelector("main img[data-drawing]")?.src.startsWith("data:image/svg+xml")');
  });
});

test('an article is read, and its contents lead into it', async ({ window, api }) => {
  const { open, find, press, until } = window;
  const stamp = newStamp();
  const content = ['Le début', 'Le milieu', 'La fin'].map(part).join('');
  const { id, slug } = await storeArticle(api, stamp, 'Lire', { status: 'published', content });
  await open(`/blog/${String(slug)}`);
  await until(enhanced);
  await find('heading', `Lire ${stamp}`);
  await press('link', 'La fin');
  await until(
    `const title = document.getElementById("partie-la-fin");
    return document.activeElement === title && title.getBoundingClientRect().top < innerHeight`,
  );
  await api.remove('blog_posts', `id=eq.${String(id)}`);
});

test('a video plays in its place after a click', async ({ window, api }) => {
  const { open, press, until } = window;
  const stamp = newStamp();
  const content = '<figure><a href="https://youtu.be/aqz-KE-bpKQ">Voir</a><figcaption>La visite</figcaption></figure>';
  const { id, slug } = await storeArticle(api, stamp, 'Visite', { status: 'published', content });
  await open(`/blog/${String(slug)}`);
  await until('return document.querySelector("iframe") === null');
  await press('button', 'Lire la vidéo sur YouTube');
  await until('return document.activeElement === document.querySelector("iframe[title=\'La visite\']")');
  await api.remove('blog_posts', `id=eq.${String(id)}`);
});

test('a search leads to results while one types', async ({ window: { open, write, until } }) => {
  await open('/recherche');
  await until(enhanced);
  await write('Quelques mots, ou leurs premières lettres', 'fact');
  await until('return /résultats pour «.fact.»$/.test(document.querySelector("[role=status]").innerText)');
});

test('a request is sent, and stored', async ({ window: { open, write, press, sees, until }, api }) => {
  const stamp = newStamp();
  await open('/contact');
  await until(enhanced);
  await write(/^Nom complet/, stamp);
  await write(/^E-mail/, 'nadia@example.fr');
  await write(/^Message/, 'Je recopie mes devis à la main chaque vendredi.');
  await press('button', 'Envoyer ma demande');
  await sees('Message envoyé avec succès !');
  expect(await api.select('contacts', `name=eq.${stamp}`)).toHaveLength(1);
  await api.remove('contacts', `name=eq.${stamp}`);
});

test('a reader subscribes in place', async ({ window, api }) => {
  const { open, write, press, sees, until } = window;
  const address = `${newStamp()}@example.fr`;
  await open('/blog');
  await until(enhanced);
  await write('Votre adresse e-mail', address);
  await press('checkbox', /lettre/);
  await press('button', 'S’abonner');
  await sees('C’est noté.');
  expect(await api.select('newsletter_subscribers', `email=eq.${address}&select=email`)).toHaveLength(1);
  await api.remove('newsletter_subscribers', `email=eq.${address}`);
});

test('a comment is sent in place, and waits', async ({ window: { open, write, press, sees, until }, api }) => {
  const stamp = newStamp();
  const before = await changeSettings(api, { comments_enabled: 'true' });
  const post = await storeArticle(api, stamp, 'Avis', { status: 'published' });
  await open(`/blog/${String(post['slug'])}`);
  await until(enhanced);
  await write(/^Votre nom/, 'Odile');
  await write(/^Votre e-mail/, 'odile@example.fr');
  await write(/^Votre commentaire/, 'Merci.');
  await press('button', 'Envoyer le commentaire');
  await sees('Votre commentaire sera publié après relecture.');
  await api.remove('comments', `post_id=eq.${String(post['id'])}`);
  await api.remove('blog_posts', `id=eq.${String(post['id'])}`);
  await changeSettings(api, before);
});

test('the question of cookies is answered, and the footer asks it again', async ({ window, api }) => {
  const { open, press, find, until } = window;
  const before = await changeSettings(api, { google_analytics_id: 'G-TEST12345' });
  await open('/contact');
  await until(enhanced);
  await find('region', /Google Analytics/);
  await press('button', 'Refuser');
  await until('return !document.body.innerText.includes("Refuser")');
  await open('/services');
  await until(enhanced);
  await press('button', 'Gérer les cookies');
  await find('region', /Google Analytics/);
  await until('return document.activeElement.innerText.includes("refusé")');
  await changeSettings(api, before);
});
