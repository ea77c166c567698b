import { expect, it } from 'vitest';
import { pageStore } from './page-store';

const send = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('a page that the browser brings back whole reads what other pages stored meanwhile', () => {
  const store = pageStore();
  store.setup();
  const themes: unknown[] = [];
  store.subscribe('theme', (theme: unknown) => themes.push(theme));
  localStorage.setItem('RaStore.theme', '"dark"');
  send(false);
  expect(themes).toEqual([]);
  send(true);
  expect(themes).toEqual(['dark']);
  store.teardown();
});
