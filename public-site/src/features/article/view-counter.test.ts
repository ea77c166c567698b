import { expect, test, vi } from 'vitest';
import { isRobot, Views, whenSeen } from './view-counter';

test('an article drawn again, or shown at one of its headings, is one view', () => {
  const views = new Views();
  expect(views.begin('devis', 'a')).toBe(true);
  expect(views.begin('devis', 'a')).toBe(false);
  expect(views.begin('devis', 'b')).toBe(false);
});

test('strict mode, which ends and begins everything twice, is one view', () => {
  const views = new Views();
  expect(views.begin('devis', 'a')).toBe(true);
  views.end();
  expect(views.begin('devis', 'a')).toBe(false);
});

test('coming back to the entry is the same view, also to one of its headings; following a link again is another', () => {
  const views = new Views();
  views.begin('devis', 'a');
  views.begin('devis', 'a2');
  views.end();
  expect(views.begin('devis', 'a2')).toBe(false);
  views.end();
  expect(views.begin('devis', 'c')).toBe(true);
});

test('going from one article to another and back by links is three views', () => {
  const views = new Views();
  expect([
    views.begin('devis', 'a'),
    views.begin('factures', 'b'),
    views.begin('devis', 'c'),
    views.begin('factures', 'b'),
  ]).toEqual([true, true, true, false]);
});

/** A document in the state given, whose state can change. */
function fakeDocument(state: { visibilityState: string; prerendering: boolean }) {
  return Object.assign(new EventTarget(), state) as unknown as Document & typeof state;
}

test.each([
  [{ visibilityState: 'hidden', prerendering: false }, 'visibilitychange'],
  [{ visibilityState: 'visible', prerendering: true }, 'prerenderingchange'],
])('%j counts only after it is seen, and once', (state, event) => {
  const page = fakeDocument(state);
  const action = vi.fn<() => void>();
  whenSeen(page, action);
  page.dispatchEvent(new Event(event));
  expect(action).not.toHaveBeenCalled();
  Object.assign(page, { visibilityState: 'visible', prerendering: false });
  page.dispatchEvent(new Event(event));
  page.dispatchEvent(new Event(event));
  expect(action).toHaveBeenCalledTimes(1);
});

test('an article left before it was seen is not counted', () => {
  const page = fakeDocument({ visibilityState: 'hidden', prerendering: false });
  const action = vi.fn<() => void>();
  whenSeen(page, action)();
  Object.assign(page, { visibilityState: 'visible' });
  page.dispatchEvent(new Event('visibilitychange'));
  expect(action).not.toHaveBeenCalled();
});

test('declared robots are recognised, browsers are not', () => {
  expect(isRobot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
  expect(isRobot('Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116')).toBe(true);
  expect(isRobot('Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse')).toBe(true);
  expect(isRobot('Mozilla/5.0 (Linux; Android 10; CUBOT X20 PRO) AppleWebKit/537.36 Chrome/120 Mobile')).toBe(false);
  expect(isRobot('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141 Safari/537.36')).toBe(false);
});
