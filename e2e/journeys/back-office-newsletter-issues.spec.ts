// @module-tag spec-10-12
// @module-tag spec-10-5
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { expectAccessible } from '../screens/accessibility';
import { test } from '../screens/administrator';
import { articlesAbout } from '../screens/articles';
import { visit } from '../screens/back-office';

test.afterEach(async ({ api, stamp }) => {
  await api.remove('newsletter_subscribers', `email=like.*${stamp}*`);
  await api.remove('blog_posts', `slug=eq.lettre-${stamp}`);
});

test(
  'subscribers are imported, an article is sent to them as a newsletter issue, and stopped',
  exhaustive,
  async ({ page, api, stamp }) => {
    await visit(page, '/admin/newsletter');
    await page.getByLabel('Fichier CSV ou Excel').setInputFiles({
      name: 'abonnes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`E-mail;Accord\nana.${stamp}@example.fr;01/03/2025\npaul.${stamp}@example.fr;\n`),
    });
    await expect(page.getByText(/^2\sabonnés ajoutés$/)).toBeVisible();

    const title = `Une lettre ${stamp}`;
    await api.insert('blog_posts', {
      title,
      slug: `lettre-${stamp}`,
      excerpt: 'Ce que dit l’article.',
      content: '<p>Bonjour.</p>',
      status: 'published',
    });
    await visit(page, articlesAbout(stamp));
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Plus d’actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Envoyer comme lettre' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Envoyer comme lettre' })).toBeVisible();
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    await page.getByLabel('Vos mots avant l’article').fill('Bonjour à toutes et à tous,');
    const preview = page.getByRole('document', { name: title });
    await expect(preview.getByText('Bonjour à toutes et à tous,')).toBeVisible();
    await expect(preview.getByRole('heading', { name: title })).toHaveCSS('font-size', '24px');
    expect(reports.filter((report) => report.includes('Content Security Policy'))).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'M’envoyer un essai' }).click();
    await expect(page.getByText('Un essai part à votre adresse')).toBeVisible();
    await page.getByRole('button', { name: /^Envoyer à \d+\spersonnes$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/0 sur \d+ depuis le/);
    await page.getByRole('button', { name: 'Arrêter l’envoi' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Arrêter' }).click();
    await expect(page.getByText('L’envoi est arrêté')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Arrêter l’envoi' })).toHaveCount(0);

    await visit(page, '/admin/outbox');
    await expect(page.getByRole('main')).toContainText('Aucun e-mail ne part.');
    await expect(page.getByRole('row').filter({ hasText: `ana.${stamp}` })).toHaveCount(0);
    await page.getByRole('row').filter({ hasText: 'Lettre' }).getByRole('link').first().click();
    await expect(page.getByRole('document', { name: title })).toBeVisible();
    await expectAccessible(page);
  },
);
