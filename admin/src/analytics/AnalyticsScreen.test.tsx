import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../test-admin';
import { analytics } from './resource';

const summary = {
  totalPosts: 15,
  publishedPosts: 13,
  totalViews: 6825,
  totalContacts: 60,
  newContacts: 6,
  previousContacts: 4,
  averageReadingMinutes: 5.5,
  topPosts: [{ id: 'p1', title: 'Relancer ses devis', slug: 'relancer-ses-devis', view_count: 889 }],
  contactsByMonth: [
    { month: '2026-10', count: 0 },
    { month: '2026-11', count: 27 },
  ],
  postsByCategory: [
    { category: 'CRM', count: 2 },
    { category: null, count: 1 },
  ],
};
const open = (at = '/analytics', answer: () => unknown = () => summary) =>
  renderAdmin([analytics], {}, { at, functions: { analytics_summary: answer } });
const plain = (text: string | null) => text?.replace(/[\u00A0\u202F]/g, ' ').trim();

describe('analytics', () => {
  it('shows four cards; what needs visits measured is not made up (§2.4.8)', async () => {
    open();
    const cards = within(await screen.findByRole('list', { name: 'Chiffres clés' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => plain(textContent))).toEqual([
      'Vues totales6 825depuis la publication',
      'Articles publiés13sur 15 articles',
      'Nouveaux contacts6+50 % par rapport aux 30 jours précédents',
      'Taux d’engagement—visites non mesurées',
    ]);
    const metrics = screen.getByRole('region', { name: 'Performances' });
    expect(
      within(metrics)
        .getAllByRole('definition')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual(['5,5 min', '—', '—', '—', '—']);
  });

  it('asks for the chosen period in one call, 30 days to begin with', async () => {
    const { called, address } = open();
    const select = await screen.findByLabelText('Période');
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual(['7 derniers jours', '30 derniers jours', '90 derniers jours', '365 derniers jours']);
    expect(select).toHaveValue('30');
    await userEvent.selectOptions(select, '90');
    await waitFor(() => expect(called.map(({ args }) => args)).toEqual([{ days: 30 }, { days: 90 }]));
    expect(address()).toBe('/analytics?jours=90');
  });

  it('takes a period from the address, and only one of those offered (§2.4.8)', async () => {
    open('/analytics?jours=365');
    expect(await screen.findByLabelText('Période')).toHaveValue('365');
  });

  it('gives each chart as a table (§2.4.8)', async () => {
    open();
    const months = within(await screen.findByRole('table', { hidden: true, name: 'Contacts par mois' }));
    expect(months.getByRole('row', { hidden: true, name: 'novembre 2026 27' })).toBeInTheDocument();
    expect(months.getByRole('row', { hidden: true, name: 'octobre 2026 0' })).toBeInTheDocument();
    const categories = within(screen.getByRole('table', { hidden: true, name: 'Articles par catégorie' }));
    expect(categories.getByRole('row', { hidden: true, name: 'Sans catégorie 1' })).toBeInTheDocument();
  });

  it('lists the articles read most, and leads to the settings', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Relancer ses devis' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Configurer dans les paramètres' })).toBeVisible();
  });

  it('makes no ranking of articles that nobody has seen (§9)', async () => {
    const [seen] = summary.topPosts;
    const topPosts = [seen, { ...seen, id: 'p2', title: 'Jamais vu', view_count: 0 }];
    const { unmount } = open('/analytics', () => ({ ...summary, topPosts }));
    expect(await screen.findByRole('link', { name: 'Relancer ses devis' })).toBeVisible();
    expect(screen.queryByText('Jamais vu')).toBeNull();
    unmount();
    open('/analytics', () => ({ ...summary, topPosts: topPosts.slice(1) }));
    expect(await screen.findByText('Aucun article n’a encore été vu.')).toBeVisible();
  });

  it('says when the figures could not be read (§8)', async () => {
    open('/analytics', () => Promise.reject(new HttpError('too slow', 500, { code: '57014' })));
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors du chargement');
  });
});
