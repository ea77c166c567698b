// @module-tag spec-10-13
// @module-tag spec-2-4-4
import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../tests/admin';
import { ArticleVisits } from '../../ui/components/Visits';
import { analytics } from './resource';

const current = {
  visitors: 2,
  visits: 2,
  views: 3,
  seconds: 0,
  engaged: 0,
  bounces: 0,
  readings: 3,
  readingSeconds: 0,
  reached: {},
};
const statistics = {
  since: '2026-11-01',
  current,
  previous: current,
  days: [
    { day: '2026-11-21', visitors: 0, views: 0 },
    { day: '2026-11-22', visitors: 2, views: 3 },
  ],
};

const open = (status: string) =>
  renderAdmin(
    [analytics],
    {},
    {
      at: '/',
      functions: { visit_statistics: () => statistics },
      dashboard: () => (
        <RecordContextProvider value={{ id: 'p1', slug: 'devis', status }}>
          <p>Éditeur</p>
          <ArticleVisits />
        </RecordContextProvider>
      ),
    },
  );

it('draws how a published article was read, and leads to its figures', async () => {
  const { called } = open('published');
  expect(await screen.findByText(/^3.vues par 2.visiteurs$/)).toBeVisible();
  expect(screen.getByRole('img', { name: /^3.vues en 30.jours$/ })).toBeVisible();
  expect(called).toContainEqual({ name: 'visit_statistics', args: { days: 30, page: '/blog/devis' } });
  expect(screen.getByRole('link', { name: 'Tous les chiffres de l’article' })).toHaveAttribute(
    'href',
    '/analytics?page=%2Fblog%2Fdevis',
  );
});

it('asks for no figures of a draft', async () => {
  const { called } = open('draft');
  expect(await screen.findByText('Éditeur')).toBeVisible();
  expect(called).not.toContainEqual(expect.objectContaining({ name: 'visit_statistics' }));
});
