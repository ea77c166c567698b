import { expect, test } from 'vitest';
import { isRobot } from './count-view.browser';

test('declared robots are recognised, browsers are not', () => {
  expect(isRobot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
  expect(isRobot('Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116')).toBe(true);
  expect(isRobot('Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse')).toBe(true);
  expect(isRobot('Mozilla/5.0 (Linux; Android 10; CUBOT X20 PRO) AppleWebKit/537.36 Chrome/120 Mobile')).toBe(false);
  expect(isRobot('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141 Safari/537.36')).toBe(false);
});
