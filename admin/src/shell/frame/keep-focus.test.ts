// @module-tag spec-10-2
import { afterEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus';

let stop: () => void;
const render = (html: string): void => {
  document.body.innerHTML = `<main id="screen">${html}</main><div id="messages"></div>`;
  const screen = document.getElementById('screen');
  if (!screen) throw new Error('No screen');
  stop = keepFocus(screen);
};
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const focused = (): string | null => document.activeElement?.textContent ?? null;
const frames = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

const list =
  '<h1>Liste</h1><ul><li><a href="#1">Un</a></li><li><a href="#2">Deux</a></li><li><a href="#3">Trois</a></li></ul>';

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

it.each([
  ['1', 'Deux'],
  ['2', 'Trois'],
  ['3', 'Deux'],
])('a removed row passes the focus to the next one, the last row to the one before', async (row, next) => {
  render(list);
  const link = find(`a[href="#${row}"]`);
  link.focus();
  link.closest('li')?.remove();
  await frames();
  expect(focused()).toBe(next);
});

it('a palette that opened before anything had the focus leaves it to the heading of the screen', async () => {
  render(list);
  const palette = document.createElement('input');
  find('#messages').append(palette);
  palette.focus();
  palette.remove();
  await frames();
  expect(focused()).toBe('Liste');
});

const row = (name: string) => `<tr><td><a href="#">${name}</a></td></tr>`;

it('a row of a table passes the focus on in the same way', async () => {
  render(`<h1>Liste</h1><table><tbody>${row('Un')}${row('Deux')}</tbody></table>`);
  find('a').focus();
  find('tr').remove();
  await frames();
  expect(focused()).toBe('Deux');
});

it('after the only row, the heading gets the focus, and Tab skips the heading', async () => {
  render('<h1>Liste</h1><ul><li><button>Supprimer</button></li></ul>');
  find('button').focus();
  find('ul').remove();
  await frames();
  expect(focused()).toBe('Liste');
  find('h1').blur();
  expect(find('h1')).not.toHaveAttribute('tabindex');
});

it('a section of the screen keeps the focus: in the element that takes it, or in its heading', async () => {
  render('<h1>Pages</h1><section><h2>Tarifs</h2><button>Modifier</button></section>');
  find('button').focus();
  find('section').innerHTML = '<h2>Tarifs</h2><button>Annuler</button>';
  await frames();
  expect(focused()).toBe('Tarifs');
  find('button').focus();
  find('section').innerHTML = '<h2>Tarifs</h2><button data-takes-focus>Modifier</button>';
  await frames();
  expect(focused()).toBe('Modifier');
});

it('a message that is dismissed returns the focus', async () => {
  render(list);
  find('a').focus();
  find('#messages').innerHTML = '<button>Annuler</button>';
  find('#messages button').focus();
  find('#messages').innerHTML = '';
  await frames();
  expect(focused()).toBe('Un');
});

it('a screen that is still loading gets it once it has a heading', async () => {
  render(list);
  find('a').focus();
  find('main').innerHTML = '<p>Chargement</p>';
  await frames();
  expect(document.body).toHaveFocus();
  find('main').innerHTML = '<h1>Article</h1>';
  await frames();
  expect(focused()).toBe('Article');
});

it('a click on no element moves no focus', async () => {
  render(list);
  find('a').focus();
  find('a').blur();
  find('#messages').innerHTML = '<p>Enregistré</p>';
  await frames();
  expect(document.body).toHaveFocus();
});

it('a button that was disabled for long gets the focus back, unless the person has moved on', async () => {
  const work = async (): Promise<HTMLElement> => {
    render('<h1>Paramètres</h1><button>Sauvegarder</button><input>');
    const save = find('button');
    save.focus();
    save.setAttribute('disabled', '');
    await expect.poll(() => focused()).toBe('Paramètres');
    return save;
  };
  (await work()).removeAttribute('disabled');
  await frames();
  expect(focused()).toBe('Sauvegarder');
  stop();
  const save = await work();
  find('input').focus();
  save.removeAttribute('disabled');
  await frames();
  expect(document.activeElement).toBe(find('input'));
});
