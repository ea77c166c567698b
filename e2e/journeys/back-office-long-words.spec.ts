// @module-tag spec-10-2
import { expect, type Page } from '@playwright/test';
import { freshTest as test } from '../screens/administrator';
import { exhaustive } from '../screens/exhaustive';

const WORD = 'anticonstitutionnellement'.repeat(8);

const widthBeyond = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((box) => box.scrollWidth - box.clientWidth);

test('a long address in a list leaves the other columns in the window', exhaustive, async ({ page, api, stamp }) => {
  await api.insert('redirects', { from_path: `/${stamp}-${WORD}`, to_address: `https://www.exemple.fr/${WORD}` });
  await page.goto('/admin/redirects');
  await expect(page.getByText(stamp)).toBeVisible();
  expect(await widthBeyond(page, '.RaDataTable-tableWrapper')).toBe(0);
  await api.remove('redirects', `from_path=like./${stamp}*`);
});

test(
  'a long word in a table of an article leaves the editor in the window',
  exhaustive,
  async ({ page, api, stamp }) => {
    const content = `<table><tbody><tr><td>${WORD}</td><td>${WORD}</td></tr></tbody></table>`;
    const { id } = await api.insert('blog_posts', { slug: stamp, title: stamp, content });
    await page.goto(`/admin/blog/edit/${String(id)}`);
    await page.evaluate(() => localStorage.removeItem('RaStore.editor.mode'));
    await page.reload();
    await expect(page.getByRole('cell', { name: WORD }).first()).toBeVisible();
    expect(await widthBeyond(page, 'html')).toBe(0);
    await api.remove('blog_posts', `slug=eq.${stamp}`);
  },
);
