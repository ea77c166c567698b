import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { administrator } from '../administrator';
import { freshTest } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { signIn } from '../screens/sign-in';
import { test as visitor } from '../screens/visitor';
import type { ContentApi } from '../screens/content-api';

// Specification §2.4 « /admin/dashboard », §3.5, §8.
const cards = (page: Page) => page.getByRole('list', { name: 'Chiffres', exact: true }).getByRole('listitem');
const panel = (page: Page, name: string) => page.getByRole('region', { name });
const figures = async (page: Page): Promise<string[]> =>
  (await cards(page).allTextContents()).map((text) => text.replace(/[\u00A0\u202F]/g, ' ').trim());

const format = (count: number): string => new Intl.NumberFormat('fr').format(count).replace(/[\u00A0\u202F]/g, ' ');
const countOf = (count: number, one: string, many: string): string => `${format(count)} ${count < 2 ? one : many}`;

/** The expected figures of the four cards, counted row by row. */
async function counted(api: ContentApi): Promise<string[]> {
  const posts = await api.select('blog_posts', 'select=status,view_count');
  const published = posts.filter(({ status }) => status === 'published');
  const contacts = await api.select('contacts', 'select=status');
  const pages = await api.select('pages', 'select=id');
  const views = published.reduce((sum, { view_count: count }) => sum + Number(count), 0);
  const waiting = contacts.filter(({ status }) => status === 'new').length;
  return [
    `Articles Totaux${format(posts.length)}${countOf(published.length, 'publié', 'publiés')}`,
    `Contacts Totaux${format(contacts.length)}${countOf(waiting, 'nouveau', 'nouveaux')}`,
    `Pages Totales${format(pages.length)}`,
    `Vues Totales${format(views)}articles, depuis leur publication`,
  ];
}

freshTest(
  'the welcome line, the four cards in one call, the five doors and the quick actions (§2.4.2, §3.5, §6, §7)',
  async ({ page, api }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await visit(page, '/admin/dashboard');
    await expect(page.getByText(`Bienvenue, ${administrator.email}`)).toBeVisible();
    await expect.poll(() => figures(page)).toEqual(await counted(api));
    expect(
      calls.filter((url) =>
        /\/rpc\/(?!my_permissions|contact_counts|pages_to_complete|examples_shown|mail_state|visit_statistics)/.test(
          url,
        ),
      ),
      'rights, the menu and the notices are asked for apart',
    ).toEqual([expect.stringContaining('dashboard_statistics')]);

    for (const [name, leadsTo] of [
      ['Articles de Blog', '/admin/blog'],
      ['Contacts', '/admin/contacts'],
      ['Pages', '/admin/pages'],
      ['Analytics', '/admin/analytics'],
      ['Paramètres', '/admin/settings'],
    ] as const)
      await expect(page.getByRole('list', { name: 'Écrans' }).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        leadsTo,
      );
    for (const [name, leadsTo] of [
      ['Nouvel Article', '/admin/blog/new'],
      ['Voir Contacts', '/admin/contacts'],
      ['Modifier Pages', '/admin/pages'],
      ['Voir Analytics', '/admin/analytics'],
      ['Paramètres', '/admin/settings'],
    ] as const)
      await expect(panel(page, 'Actions rapides').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        leadsTo,
      );
  },
);

visitor(
  '« Voir le site » opens the home page beside; « Déconnexion » ends the session (§2.4.1, §2.4.2, §4)',
  exhaustive,
  async ({ page }) => {
    // A session of its own: it is gone at the end, wherever it was used.
    await signIn(page);
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Voir le site' }).click();
    const site = await opening;
    await expect(site).toHaveURL('/');
    await site.close();
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/admin/login');
    await visit(page, '/admin/dashboard');
    await expect(page).toHaveURL('/admin/login');
  },
);
