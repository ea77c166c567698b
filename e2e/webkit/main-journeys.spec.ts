import { expect } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import { administrator } from '../administrator';
import { storeArticle } from '../screens/articles';
import { changeSettings } from '../screens/site-settings';
import { test, type Window } from './browser';

// The main journeys, and what WebKit does differently. Variations of them are in e2e/journeys.
const newStamp = (): string => `w${Date.now().toString(36)}`;
const enhanced = 'return document.documentElement.hasAttribute("data-enhanced")';

async function signIn({ open, write, press, find }: Window): Promise<void> {
  await open('/admin/login');
  await write('E-mail', administrator.email);
  await write('Mot de passe', administrator.password);
  await press('button', 'Se connecter');
  await find('heading', 'Tableau de bord');
}

test('the chosen theme holds for drawings, and for a page that the browser brings back', async ({ window }) => {
  const { open, press, until, driver } = window;
  const isDark = 'return getComputedStyle(document.documentElement).colorScheme === "dark"';
  await open('/');
  await until(enhanced);
  await press('radio', 'Sombre');
  await until(isDark);
  await until('return document.querySelector("main img[data-drawing]").src.startsWith("data:image/svg+xml")');
  await open('/contact');
  await until(enhanced);
  await press('radio', 'Clair');
  await driver.navigate().back();
  await until('return location.pathname === "/" && getComputedStyle(document.documentElement).colorScheme === "light"');
  await until('return document.querySelector("input[name=theme]:checked").value === "light"');
  await until('return document.querySelector("main img[data-drawing]").src.endsWith(".svg")');
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

test('an article is written, saved and published', async ({ window, api }) => {
  const { open, find, press, until, driver } = window;
  const stamp = newStamp();
  await signIn(window);
  await open('/admin/blog/new');
  await (await find('textbox', 'Titre')).sendKeys(`Écrire ${stamp}`, Key.ENTER);
  await driver.actions().sendKeys('Le premier paragraphe.').perform();
  await driver.actions().keyDown(Key.CONTROL).sendKeys('s').keyUp(Key.CONTROL).perform();
  await until('return /\\/admin\\/blog\\/edit\\//.test(location.pathname)');
  await press('button', 'Publier');
  await press('button', 'Publier');
  await until('return location.pathname === "/admin/blog"');
  await open(`/blog/ecrire-${stamp}`);
  expect(await (await find('heading', `Écrire ${stamp}`)).getText()).toBe(`Écrire ${stamp}`);
  await api.remove('blog_posts', `slug=like.*${stamp}*`);
});

test('an article is scheduled by a typed date, and Escape leaves the dialog', async ({ window, api }) => {
  const { open, press, write, until, find, driver } = window;
  const stamp = newStamp();
  const { id } = await storeArticle(api, stamp, 'Prévu', { excerpt: 'En bref.' });
  await signIn(window);
  await open(`/admin/blog/edit/${String(id)}`);
  await press('button', 'Programmer la publication');
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await until('return document.querySelector("[role=dialog]") === null');
  await press('button', 'Programmer la publication');
  await write('Date de publication (heure de Paris)', '270320990930');
  await press('button', 'Programmer');
  await find('dialog', /^Programmer l’article/);
  await press('button', 'Programmer');
  await until('return location.pathname === "/admin/blog"');
  const stored = await api.select('blog_posts', `id=eq.${String(id)}&select=published_at`);
  expect(stored).toEqual([{ published_at: '2099-03-27T08:30:00+00:00' }]);
  await api.remove('blog_posts', `id=eq.${String(id)}`);
});

test('a photograph becomes a JPEG, since WebKit writes no WebP', async ({ window }) => {
  const { open, until, sees } = window;
  const stamp = newStamp();
  await signIn(window);
  await open('/admin/media');
  await until(
    `const input = document.querySelector('main input[type=file]');
    if (!input) return false;
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const context = canvas.getContext('2d');
    for (let x = 0; x < 900; x += 20) { context.fillStyle = 'hsl(' + x % 360 + ' 60% 50%)'; context.fillRect(x, 0, 20, 600); }
    canvas.toBlob((blob) => {
      const files = new DataTransfer();
      files.items.add(new File([blob, arguments[0]], arguments[0] + '.png', { type: 'image/png' }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    return true;`,
    stamp,
  );
  await sees(`${stamp}.jpg`);
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
