import { expect } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import { storeArticle } from '../screens/articles';
import { sendRequests } from '../screens/contact-requests';
import { changeSettings } from '../screens/site-settings';
import { newStamp, signIn, test } from './browser';

// The main journeys of an administrator, and what WebKit does differently. Variations of them are in e2e/journeys.

test('an address with an accented domain is sent', async ({ window: { open, write, press, sees } }) => {
  await open('/admin/login');
  await write('E-mail', 'lea@boulangerie-léon.fr');
  await write('Mot de passe', 'un autre mot de passe');
  await press('button', 'Se connecter');
  await sees('E-mail ou mot de passe incorrect');
});

test('an article is written, saved and published', async ({ window, api }) => {
  const { open, find, press, until, driver } = window;
  const stamp = newStamp();
  await signIn(window);
  await open('/admin/blog/new');
  await find('textbox', 'Contenu');
  await (await find('textbox', 'Titre')).sendKeys(`Écrire ${stamp}`, Key.ENTER);
  await until('return document.activeElement.isContentEditable');
  await driver.actions().sendKeys('Le premier paragraphe.').perform();
  await until('return document.activeElement.innerText.includes("Le premier paragraphe.")');
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

test('a request is answered, and its status stored', async ({ window, api, baseURL }) => {
  const { open, press, find, until } = window;
  const stamp = newStamp();
  await sendRequests(baseURL ?? '', [{ name: stamp, email: 'nadia@example.fr' }]);
  await signIn(window);
  await open('/admin/contacts');
  await press('link', stamp);
  expect(await (await find('link', 'Répondre')).getAttribute('href')).toMatch(/^mailto:nadia@example\.fr/);
  await (await find('combobox', 'Statut')).sendKeys('Contacté', Key.ENTER);
  await expect.poll(() => api.select('contacts', `name=eq.${stamp}&select=status`)).toEqual([{ status: 'contacted' }]);
  await until('return document.querySelector("[role=alert]") === null');
  await api.remove('contacts', `name=eq.${stamp}`);
});

test('a page is edited, and read on the site at once', async ({ window, api }) => {
  const { open, press, find, sees, driver } = window;
  const stamp = newStamp();
  const row = { slug: stamp, title: 'Venir', content: '<p>Deux heures.</p>', status: 'published', sort_order: 900 };
  const { id } = await api.insert('pages', row);
  await signIn(window);
  await open(`/admin/pages/edit/${String(id)}`);
  await press('button', 'Modifier');
  await press('textbox', 'Contenu');
  await driver.actions().keyDown(Key.CONTROL).sendKeys(Key.END).keyUp(Key.CONTROL).sendKeys(' Ou trois.').perform();
  await press('button', 'Sauvegarder');
  await find('button', 'Modifier');
  await open(`/${stamp}`);
  await sees('Deux heures. Ou trois.');
  await api.remove('pages', `id=eq.${String(id)}`);
});

test('a setting is on the site as soon as it is saved', async ({ window, api }) => {
  const { open, find, press, sees } = window;
  const before = await changeSettings(api, { contact_address: '12 rue de l’Établi' });
  await signIn(window);
  await open('/admin/settings');
  await (await find('textbox', 'Adresse')).sendKeys(Key.END, ', 93100 Montreuil');
  await press('button', 'Sauvegarder');
  await sees('Paramètres sauvegardés avec succès !');
  await open('/contact');
  await sees('12 rue de l’Établi, 93100 Montreuil');
  await changeSettings(api, before);
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
