import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { watchEffects } from './effects';

export const NARROW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const WIDE = { viewport: { width: 1440, height: 900 } };

/** A page of a browser that has seen nothing yet, on a processor so many times slower. Its effects are watched. */
export async function openPage(browser: Browser, options: BrowserContextOptions, slower: number): Promise<Page> {
  const context = await browser.newContext({ ...options, locale: 'fr-FR', permissions: ['clipboard-write'] });
  await watchEffects(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** Points at an element with the mouse, and clicks so much later. */
export async function click(page: Page, target: Locator, hoveredMs = 0): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  await pause(hoveredMs);
  await page.mouse.down();
  await page.mouse.up();
}

/** Puts a finger on an element, and lifts it so much later. */
export async function tap(page: Page, target: Locator, heldMs = 0): Promise<void> {
  const touchPoints = [await middleOf(target)];
  const session = await page.context().newCDPSession(page);
  const touched = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(heldMs);
  await Promise.all([touched, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}

/** Where an element is, as soon as it is there and in sight. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What should be pressed is not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
