import { expect, type Locator, type Page } from '@playwright/test';
import type { ContentApi, Row } from './content-api';

/** The address of the list with a search. */
export const articlesAbout = (words: string): string =>
  `/admin/blog?${new URLSearchParams({ filter: JSON.stringify({ q: words }) }).toString()}`;

/** Stores an article whose title ends with the stamp, so that its test finds it. */
export const storeArticle = (api: ContentApi, stamp: string, name: string, row: Row = {}): Promise<Row> =>
  api.insert('blog_posts', {
    slug: `${unaccented(name)}-${stamp}`,
    title: `${name} ${stamp}`,
    content: '<p>Un texte.</p>',
    ...row,
  });

const unaccented = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The elements of /admin/blog, by role and name. */
export const articlesScreen = (page: Page) => {
  const list = page.getByRole('table', { name: 'Articles', exact: true });
  const row = (title: string): Locator =>
    list.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  return {
    rows: list.getByRole('heading'),
    row,
    /** Chooses an action in the row's menu. */
    choose: async (title: string, action: string): Promise<void> => {
      await row(title)
        .getByRole('button', { name: `Plus d’actions sur « ${title} »` })
        .click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    },
    search: page.getByLabel('Rechercher'),
    undo: page.getByRole('button', { name: 'Annuler', exact: true }),
    banner: page.getByRole('main').getByRole('alert'),
    dialog: page.getByRole('dialog'),
  };
};

/** The elements of the article editor. */
export const editorScreen = (page: Page) => ({
  title: page.getByRole('textbox', { name: 'Titre' }),
  slug: page.getByRole('textbox', { name: 'Slug' }),
  excerpt: page.getByRole('textbox', { name: 'Extrait' }),
  html: page.getByRole('textbox', { name: 'Contenu (HTML)' }),
  visual: page.getByRole('textbox', { name: 'Contenu', exact: true }),
  tags: page.getByRole('combobox', { name: 'Tags' }),
  status: page.getByLabel('Statut', { exact: true }),
  category: page.getByLabel('Catégorie', { exact: true }),
  featured: page.getByRole('checkbox', { name: 'Article à la une' }),
  imageUrl: page.getByRole('textbox', { name: 'URL de l’image' }),
  metaTitle: page.getByRole('textbox', { name: 'Meta Title' }),
  metaDescription: page.getByRole('textbox', { name: 'Meta Description' }),
  review: page.getByRole('region', { name: 'Vérifications' }),
  save: page.getByRole('button', { name: 'Sauvegarder', exact: true }),
  publish: page.getByRole('button', { name: 'Publier' }),
  /** Clicks « Publier », and again if it reports failed checks. */
  publishAnyway: async (): Promise<void> => {
    await page.getByRole('button', { name: 'Publier' }).click();
    const question = page.getByRole('dialog', { name: 'Publier l’article ?' });
    await expect(question).toContainText('publier quand même ?');
    // A double click, as by an impatient person, publishes once.
    await question.getByRole('button', { name: 'Publier' }).dblclick();
  },
  /** Buttons that replace « Sauvegarder » and « Publier » for a published article. */
  update: page.getByRole('button', { name: 'Mettre à jour' }),
  /** Chooses an action in the menu. */
  choose: async (action: string): Promise<void> => {
    await page.getByRole('button', { name: 'Plus d’actions', exact: true }).click();
    await page.getByRole('menu').getByText(action, { exact: true }).click();
  },
  preview: page.frameLocator('iframe[title="Aperçu du texte non sauvegardé"]'),
  banner: page.getByRole('main').getByRole('alert'),
});

/** Resolves once an article is saved. */
export const articleWritten = (page: Page): Promise<unknown> =>
  page.waitForResponse(
    (response) =>
      /rest\/v1\/(rpc\/save_post|blog_posts)/.test(response.url()) &&
      response.request().method() !== 'GET' &&
      response.ok(),
  );
