// @module-tag spec-10-27
import { expect } from '@playwright/test';
import { expectAccessible } from '../screens/accessibility';
import { test } from '../screens/administrator';
import { articlesAbout } from '../screens/articles';
import { visit } from '../screens/back-office';

test.afterEach(async ({ api, stamp }) => {
  await api.remove('blog_posts', `slug=like.*${stamp}*`);
  await api.remove(
    'redirects',
    `or=(from_path.like.*${stamp}*,to_address.eq./rss.xml,from_path.like./2024*,from_path.like./?*)`,
  );
});

const wordPress = (stamp: string, title: string, picture: string): string => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0"><channel><link>https://${stamp}.example</link><wp:wxr_version>1.2</wp:wxr_version>
<item><title><![CDATA[${title}]]></title><link>https://${stamp}.example/2024/03/ancien-${stamp}/</link>
<content:encoded><![CDATA[<!-- wp:paragraph --><p>Venu d’ailleurs.<script>document.title = 'pris'</script></p><!-- /wp:paragraph -->
<figure><img src="${picture}" alt="Un dessin"></figure>
<!-- wp:latest-posts /-->]]></content:encoded><wp:post_id>7</wp:post_id>
<wp:post_date_gmt><![CDATA[2024-03-05 08:30:00]]></wp:post_date_gmt><wp:post_name><![CDATA[ancien-${stamp}]]></wp:post_name>
<wp:status><![CDATA[publish]]></wp:status><wp:post_type><![CDATA[post]]></wp:post_type></item></channel></rss>`;

test('a WordPress file is previewed, imported once, and read at its old address', async ({
  page,
  request,
  baseURL,
  stamp,
}) => {
  const title = `Un article venu d’ailleurs ${stamp}`;
  await visit(page, '/admin/import');
  const choose = async (): Promise<void> => {
    const buffer = Buffer.from(wordPress(stamp, title, `${baseURL}/icons/180.png`));
    const file = { name: 'export.xml', mimeType: 'text/xml', buffer };
    await page.getByLabel('Fichier d’export').setInputFiles(file);
  };
  // A worker reads the file, so the screen can be used meanwhile. Here the worker's script never loads.
  await page.route(/\/read-export[^/]*\.js$/, () => {});
  await choose();
  await expect(page.getByText('Lecture du fichier…')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Lecture du fichier…')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choisir un fichier' })).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await choose();
  await expect(page.getByRole('row', { name: /latest-posts/ })).toBeVisible();
  await expectAccessible(page);
  expect((await request.get(`/blog/ancien-${stamp}`)).status()).toBe(404);

  await page.getByLabel('Récupérer les images de l’ancien site').check();
  await page.getByRole('button', { name: /^Importer 1/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importer' }).click();
  await expect(page.getByRole('status', { name: 'Import terminé' })).toContainText(/Importés1.*Images récupérées1/);
  await expectAccessible(page);
  const moved = await request.get(`/2024/03/ancien-${stamp}/`);
  expect([moved.status(), moved.url()]).toEqual([200, `${baseURL}/blog/ancien-${stamp}`]);
  const short = await request.get('/?p=7', { maxRedirects: 0 });
  expect([short.status(), short.headers()['location']]).toEqual([301, `/blog/ancien-${stamp}`]);
  const shown = await moved.text();
  expect(shown).toMatch(/src="\/storage\/v1\/object\/public\/media\/180-180x180-[0-9a-f]{8}\.webp"/);
  expect(shown).toContain('Venu d’ailleurs.');
  expect(shown).not.toContain('document.title =');

  await choose();
  await expect(page.getByText(/^1.contenu est déjà là/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rien à importer' })).toBeDisabled();
  await visit(page, articlesAbout(stamp));
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
