import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { By, Key } from 'selenium-webdriver';
import { sendRequests } from '../screens/contact-requests';
import { newStamp, signIn, test } from './browser';

// Files, the clipboard and dragging, which each browser does in its own way.

test('contacts of a chosen file are imported', async ({ window, api }, testInfo) => {
  const { open, press, driver, until } = window;
  const stamp = newStamp();
  const file = testInfo.outputPath('carnet.csv');
  writeFileSync(file, `Nom;Mail;Structure\nOmar ${stamp};omar-${stamp}@boulangerie-léon.fr;${stamp}\n`);
  await signIn(window);
  await open('/admin/contacts');
  await until('return document.querySelector("main input[type=file]")');
  await driver.findElement(By.css('main input[type=file]')).sendKeys(file);
  await press('button', /^Importer 1.contact$/);
  await expect
    .poll(() => api.select('contacts', `name=eq.Omar ${stamp}&select=email`))
    .toEqual([{ email: `omar-${stamp}@xn--boulangerie-lon-nnb.fr` }]);
  await api.remove('contacts', `name=eq.Omar ${stamp}`);
});

test('content copied elsewhere is pasted clean by the keyboard', async ({ window }) => {
  const { open, find, press, driver, until, sees } = window;
  await signIn(window);
  await open('/admin/blog/new');
  const text = await find('textbox', 'Contenu');
  await driver.executeScript(`
    addEventListener('copy', (event) => {
      event.clipboardData.setData('text/html', '<p>Un mot <b>fort</b>.</p><p style="display:none">Secret</p>');
      event.clipboardData.setData('text/plain', 'Un mot fort.');
      event.preventDefault();
      event.stopImmediatePropagation();
    }, { capture: true })`);
  const chord = (key: string) => driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
  await (await find('textbox', 'Titre')).sendKeys('Titre');
  await chord('a');
  await chord('c');
  await text.click();
  await chord('v');
  await sees('Un mot fort.');
  await sees('Ce qui était masqué, supprimé ou en commentaire n’a pas été collé.');
  await press('button', 'HTML');
  const html = await find('textbox', 'Contenu (HTML)');
  await until('return arguments[0].value === "<p>Un mot <strong>fort</strong>.</p>"', html);
});

test('a picture dropped on the text goes where it is dropped', async ({ window }) => {
  const { open, find, until, driver } = window;
  const stamp = newStamp();
  await signIn(window);
  await open('/admin/blog/new');
  const text = await find('textbox', 'Contenu');
  await text.click();
  await driver.actions().sendKeys('Un.', Key.ENTER, 'Deux.').perform();
  await driver.executeAsyncScript(
    `const [text, name, done] = arguments;
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    canvas.getContext('2d').fillRect(0, 0, 300, 400);
    canvas.toBlob((blob) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([blob], name + '.png', { type: 'image/png' }));
      const { left, bottom } = text.querySelector('p').getBoundingClientRect();
      for (const kind of ['dragover', 'drop'])
        text.querySelector('p').dispatchEvent(new DragEvent(kind, {
          dataTransfer, bubbles: true, cancelable: true, clientX: left + 60, clientY: bottom - 2,
        }));
      done();
    });`,
    text,
    stamp,
  );
  await until(
    'const [one, two, three] = arguments[0].children; return one.innerText === "Un." && two.querySelector("img") && three.innerText === "Deux."',
    text,
  );
});

test('a card is dragged to another column', async ({ window, api, baseURL }) => {
  const { open, find, driver } = window;
  const stamp = newStamp();
  await sendRequests(baseURL ?? '', [{ name: stamp, email: 'noe@example.fr' }]);
  await signIn(window);
  await open('/admin/contacts?vue=pipeline');
  const card = await find('link', stamp);
  const column = await find('heading', /^Contactés/);
  await driver
    .actions()
    .move({ origin: card })
    .press()
    .move({ origin: card, x: 30, y: 10 })
    .move({ origin: column, y: 40 })
    .release()
    .perform();
  await expect.poll(() => api.select('contacts', `name=eq.${stamp}&select=status`)).toEqual([{ status: 'contacted' }]);
  await api.remove('contacts', `name=eq.${stamp}`);
});
