// @module-tag spec-10-19
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { administrator } from '../administrator';
import { editorScreen } from '../screens/articles';
import { axeFindings } from '../screens/axe';
import { openEnhanced } from '../screens/enhanced';
import { crossOriginProject, listen, serveFolder } from '../screens/static-host';
import { test } from '../screens/visitor';

// These tests run in one worker, so that they build the site only once.
test.describe.configure({ mode: 'default' });

const ARTICLE = '/blog/relancer-ses-devis-sans-y-penser';
const directory = join(mkdtempSync(join(tmpdir(), 'static-')), 'site');
const host = serveFolder(directory);
const projects = [] as ReturnType<typeof crossOriginProject>[];
let site: string;
let report: string;

/** Builds the site from the tested server, whose Supabase stands in for a hosted project. */
test.beforeAll(async ({ request, baseURL }) => {
  test.setTimeout(300_000);
  const project = crossOriginProject(String(baseURL));
  projects.push(project);
  site = await listen(host);
  const page = await (await request.get(`${baseURL}/`)).text();
  const { stdout } = await promisify(execFile)('npm', ['run', 'build:static', '--silent', '--', directory], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      SUPABASE_URL: await listen(project),
      SUPABASE_PUBLISHABLE_KEY: /"publishableKey":"([^"]+)"/.exec(page)?.[1] ?? '',
      SITE_URL: site,
    },
  });
  report = stdout;
});
test.afterAll(() => {
  for (const server of [host, ...projects]) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(join(directory, '..'), { recursive: true });
});

/** Returns the addresses of the site that a text links to. */
const leadsTo = (text: string): string[] =>
  Array.from(
    text.matchAll(/(?:\s(?:href|src)="|\scontent="(?=http)|<(?:loc|link)[^>]*>)([^"<]+)/g),
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&'), site),
  )
    .filter(({ origin }) => origin === site)
    .map(({ pathname, search }) => pathname + search);

test(
  'every address that the site leads to is served, with the server’s policy',
  exhaustive,
  async ({ baseURL, request }) => {
    test.setTimeout(120_000);
    const texts = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(html|xml)$/.test(path),
    );
    const addresses = new Set(texts.flatMap((path) => leadsTo(readFileSync(join(directory, path), 'utf8'))));
    expect(addresses.size).toBeGreaterThan(150);
    const wrong: string[] = [];
    for (const address of addresses) {
      const { status } = await fetch(site + address, { redirect: 'manual' });
      // Pages that are hidden from search engines name a picture that neither server has.
      const isKnown = report.includes(` ${address},`) || /^\/social\/(apercu|recherche|lettre\/.*)\.png$/.test(address);
      if (status !== (isKnown ? 404 : 200)) wrong.push(`${status} ${address}`);
    }
    expect(wrong).toEqual([]);

    for (const path of ['/', '/services', ARTICLE, '/contact', '/blog?page=2']) {
      const served = (await request.get(`${baseURL}${path}`)).headers()['content-security-policy'] ?? '';
      const file = await (await fetch(site + path)).text();
      for (const directive of served
        .split('; ')
        .filter((part) => /^(style-src|object-src|base-uri|form-action)/.test(part)))
        expect.soft(file, path).toContain(directive);
    }
  },
);

const arrive = async (page: Page, path: string): Promise<void> => {
  await openEnhanced(page, site + path);
};

test('a page of each kind works in a browser, and nothing breaks its policy', exhaustive, async ({ page, stamp }) => {
  for (const path of [
    '/',
    '/services',
    '/services/automatisations',
    '/blog/categorie/crm',
    '/mentions-legales',
    ARTICLE,
  ])
    await arrive(page, path);
  // Follows links from one page to the next, with data of the project.
  await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible();
  // A static host has one file for all queries of an address.
  await arrive(page, '/blog?search=devis');
  await expect(page.getByRole('heading', { name: 'Recherche « devis »' })).toBeVisible();
  await expect(page).toHaveURL(`${site}/blog?search=devis`);
  await arrive(page, '/blog?page=2');
  await expect(page).toHaveTitle(/page 2/);
  await arrive(page, '/contact?service=outils-nocode');
  await expect(page.getByLabel('Service qui vous intéresse')).toHaveValue(/Outils NoCode/);
  await page.getByLabel('Nom complet').fill(`Sabine ${stamp}`);
  await page.getByLabel('E-mail', { exact: true }).fill(`${stamp}@example.fr`);
  await page.getByLabel('Message').fill('Un devis, demandé depuis un site en fichiers.');
  await expect(async () => {
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(page.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test(
  'texts published since the build are shown, and redirects are followed',
  exhaustive,
  async ({ page, api, stamp }) => {
    const article = {
      slug: stamp,
      title: `Paru depuis ${stamp}`,
      content: '<p>Après la construction.</p>',
      status: 'published',
    };
    await api.insert('blog_posts', article);
    await api.insert('redirects', { from_path: `/offre-${stamp}`, to_address: '/services', kind: 'permanent' });
    await page.goto(`${site}/blog/${stamp}`);
    await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await page.goto(`${site}/offre-${stamp}`);
    await expect(page).toHaveURL(`${site}/services`);
    await page.goto(`${site}/rien-${stamp}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page non trouvée' })).toBeVisible();
    await api.remove('blog_posts', `slug=eq.${stamp}`);
  },
);

test(
  'a project that does not answer is said in the page, legibly',
  { tag: [exhaustive.tag, '@spec-8', '@spec-10-2'] },
  async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.abort());
    await arrive(page, '/blog?search=devis');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Erreur de chargement');
    expect(await axeFindings(page)).toEqual([]);
  },
);

test('without scripts pages read, and forms keep their words', exhaustive, async ({ reader }) => {
  await reader.goto(`${site}/blog?page=2`);
  await expect(reader).toHaveTitle(/page 2/);
  await reader.goto(`${site}/contact`);
  // Locators by text and role ignore noscript elements.
  await expect(reader.locator('form noscript p')).toBeVisible();
  await expect(reader.locator('form noscript p')).toHaveText(/^Ce formulaire a besoin de JavaScript.+@.+\.$/);
  await reader.getByLabel('Message').fill('Des mots');
  await reader.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(reader).toHaveURL(`${site}/contact`);
  await expect(reader.getByLabel('Message')).toHaveValue('Des mots');
});

test('the back-office works from files, under a policy without a nonce', exhaustive, async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (line) => void (line.type() === 'error' && refused.push(line.text())));
  await page.goto(`${site}/admin/login`);
  await page.getByLabel('E-mail').fill(administrator.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible();
  for (const path of ['/admin/contacts', '/admin/analytics']) {
    await page.goto(site + path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  // The preview in the editor frames a page of the site.
  await page.goto(`${site}/admin/blog/new`);
  const { title, preview, choose } = editorScreen(page);
  await choose('Aperçu en direct');
  await title.fill('Vu d’avance');
  await expect(preview.getByRole('heading', { level: 1, name: 'Vu d’avance' })).toBeVisible();
  // Dragging adds a style sheet, which the content security policy has to allow.
  await page.goto(`${site}/admin/testimonials`);
  const handles = page.getByRole('main').getByRole('button', { name: /^Déplacer/ });
  await handles.first().hover();
  await page.mouse.down();
  await handles.last().hover();
  await expect(page.locator('[data-dnd-dragging]').first()).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(refused).toEqual([]);
});
