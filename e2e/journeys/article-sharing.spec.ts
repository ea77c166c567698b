// @module-tag spec-2-3-5
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/visitor';

const slug = 'audit-processus-trente-minutes';

/** Replaces the Web Share API with one that gives this answer, and the clipboard with one that records. */
async function deviceOf(page: Page, answer: 'absent' | 'shares' | 'cancelled' | 'nothing works'): Promise<void> {
  await page.addInitScript((answers) => {
    const written: string[] = [];
    Object.assign(window, { written });
    const share =
      answers === 'shares'
        ? (shared: { url: string }) => Promise.resolve(void written.push(`shared ${shared.url}`))
        : answers === 'cancelled'
          ? () => {
              written.push('share dialog');
              return Promise.reject(new DOMException('', 'AbortError'));
            }
          : undefined;
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const writeText = (text: string) =>
      answers === 'nothing works' ? Promise.reject(new Error('no')) : Promise.resolve(void written.push(text));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  }, answer);
  await page.goto(`/blog/${slug}?utm_source=lettre`);
  await page.getByRole('button', { name: 'Partager' }).click();
}
const written = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { written: string[] }).written);
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /copi/ });
/** Returns the number of notices in the next frame. Waiting for zero would wait until a notice disappears by itself. */
const noticesNow = async (page: Page): Promise<number> => {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return notice(page).count();
};

test.describe('sharing', () => {
  test('without the Web Share API the link is copied, with a notice', async ({ page, baseURL }) => {
    await deviceOf(page, 'absent');
    await expect(notice(page)).toHaveText('Lien copié dans le presse-papier !');
    expect(await written(page)).toEqual([`${baseURL}/blog/${slug}`]);
  });

  test('with the Web Share API, the device shares', exhaustive, async ({ page, baseURL }) => {
    await deviceOf(page, 'shares');
    await expect.poll(() => written(page)).toEqual([`shared ${baseURL}/blog/${slug}`]);
    expect(await noticesNow(page)).toBe(0);
  });

  test('closing the device’s sheet copies nothing', exhaustive, async ({ page }) => {
    await deviceOf(page, 'cancelled');
    await expect.poll(() => written(page)).toEqual(['share dialog']);
    expect(await noticesNow(page)).toBe(0);
  });

  test('when neither works the link is shown', exhaustive, async ({ page, baseURL }) => {
    await deviceOf(page, 'nothing works');
    await expect(notice(page)).toContainText(`${baseURL}/blog/${slug}`);
  });

  test('LinkedIn, WhatsApp and e-mail are plain links to the public address', async ({ reader: page, baseURL }) => {
    await page.goto(`/blog/${slug}?utm_source=lettre`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const url = `${baseURL}/blog/${slug}`;
    const links = page.getByRole('group', { name: 'Partager l’article' }).getByRole('link');
    await expect(links).toHaveText(['LinkedIn', 'WhatsApp', 'E-mail']);
    const [linkedIn, whatsApp, mail] = await links.evaluateAll((all) =>
      all
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .map(({ host, protocol, searchParams }) => ({
          place: host || protocol,
          query: Object.fromEntries(searchParams),
        })),
    );
    expect(linkedIn).toEqual({ place: 'www.linkedin.com', query: { url } });
    expect(whatsApp).toEqual({ place: 'wa.me', query: { text: `${title} ${url}` } });
    expect(mail).toEqual({ place: 'mailto:', query: { subject: title, body: url } });
  });
});
