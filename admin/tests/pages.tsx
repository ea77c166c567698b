import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, type TestAdmin } from './admin';
import type { Page } from '../src/features/pages/page';
import { pages } from '../src/features/pages/resource';

/** Pages for the tests of their screens. */
export const audit: Page = {
  id: 'p1',
  slug_origin: 'public',
  slug: 'services/audit-processus',
  title: 'Audit de processus',
  summary: '',
  excerpt: '',
  content: `<p>${'mot '.repeat(201)}</p>`,
  blocks: [],
  featured_image_url: null,
  featured_image_alt: '',
  status: 'published',
  published_at: '2026-01-02T08:00:00Z',
  sort_order: 10,
  essential: true,
  updated_at: '2026-01-01T08:00:00Z',
  meta_title: 'Audit gratuit',
  meta_description: '',
  meta_keywords: '',
};
export const terms: Page = { ...audit, id: 'p2', slug: 'cgv', title: 'Conditions générales', sort_order: 20 };
export const prices: Page = {
  ...audit,
  id: 'p3',
  slug: 'tarifs',
  title: 'Nos tarifs',
  status: 'draft',
  sort_order: 30,
  essential: false,
};

const dashboard = () => <p>Tableau</p>;

/** The columns that the database fills in. */
const { id: _id, title: _title, slug: _slug, ...columnDefaults } = { ...audit, content: '', meta_title: '' };

/** Opens the back-office with these pages. */
export const openPages = (
  rows: readonly Page[],
  at = '/pages',
  refuse?: Error,
  functions: Parameters<typeof renderAdmin>[2]['functions'] = {},
): TestAdmin =>
  renderAdmin([pages], { pages: rows }, { at, dashboard, columnDefaults, functions, ...(refuse && { refuse }) });

export const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
