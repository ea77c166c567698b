// @module-tag spec-10-13
// @module-tag spec-2-4-8
// @module-tag spec-8
// @module-tag spec-9
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../tests/admin';
import { analytics } from './resource';
import { breakdowns, nothing, summary, visits } from '../../../tests/analytics';

const open = (
  at = '/analytics',
  answer: () => unknown = () => summary,
  statistics = visits,
  demo: () => unknown = () => null,
) =>
  renderAdmin(
    [analytics],
    { empty_searches: [{ id: 's1', words: 'notion', times: 3 }] },
    {
      at,
      functions: {
        analytics_summary: answer,
        visit_statistics: () => statistics,
        visit_breakdowns: (scope) => (statistics.since ? breakdownsOf(scope) : {}),
        example_visits_until: demo,
        visits_now: () => ({ visitors: 2, pages: [{ value: '/contact', visitors: 2 }] }),
      },
    },
  );
/** Answers as the database does: visits of one source are not ranked by source, nor those of one page by page. */
const breakdownsOf = (scope: object) => ({
  ...breakdowns,
  ...('source' in scope && { source: [] }),
  ...('page' in scope && { page: [] }),
});
const plain = (text: string | null) => text?.replace(/[\u00A0\u202F]/g, ' ').trim();

const ranking = async (name: string) => within(await screen.findByRole('table', { name }));

const figuresOf = (panel: string) =>
  within(screen.getByRole('region', { name: panel }))
    .getAllByRole('definition')
    .map(({ textContent }) => plain(textContent));

describe('analytics', () => {
  it('shows four cards and the figures of the visits, each with its change', async () => {
    open();
    const cards = within(await screen.findByRole('list', { name: 'Chiffres clés' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => plain(textContent))).toEqual([
      'Vues totales des articles6 825depuis la publication',
      'Articles publiés13sur 15 articles',
      'Nouveaux contacts6+50 % par rapport aux 30 jours précédents. Délai médian de réponse : 2,5 h',
      'Taux d’engagement42 %sur 100 visites, +2 pt',
    ]);
    expect(figuresOf('Performances')).toEqual([
      '1 min 35 s',
      'stable',
      '32 %',
      '0 pt',
      '2,4',
      'stable',
      '4 min 32 s',
      'stable',
      '3 %',
      '0 pt',
    ]);
    expect(figuresOf('Fréquentation')).toEqual(['80', '+100 %', '100', 'stable', '240', 'stable']);
    const actions = within(screen.getByRole('table', { name: 'Actions des visiteurs' }));
    expect(actions.getByRole('row', { name: /^Demande envoyée 3 3/ })).toBeVisible();
    expect(await screen.findByText('2 visiteurs')).toBeVisible();
    const searches = within(await screen.findByRole('table', { name: 'Recherches sans résultat' }));
    expect(searches.getByRole('row', { name: 'notion 3' })).toBeVisible();
  });

  it('shows no invented figure before the first visit', async () => {
    open('/analytics', () => summary, { since: null, current: nothing, previous: nothing, days: [] });
    expect(await screen.findByText(/^Aucune visite n’a encore été mesurée/)).toBeVisible();
    expect(new Set([...figuresOf('Performances'), ...figuresOf('Fréquentation')])).toEqual(new Set(['—']));
    expect(screen.getAllByText('Rien à compter pour cette période.')).toHaveLength(6);
    expect(screen.getByText('aucune visite mesurée')).toBeVisible();
  });

  it('shows the number of visits, but no share and no mean, below thirty visits', async () => {
    const few = { ...visits.current, visits: 29 };
    open('/analytics', undefined, { ...visits, current: few, previous: few });
    const cards = within(await screen.findByRole('list', { name: 'Chiffres clés' }));
    expect(plain(cards.getAllByRole('listitem').at(-1)?.textContent ?? '')).toBe(
      'Taux d’engagement—trop peu de visites (29 visites)',
    );
    expect(figuresOf('Performances').filter((figure) => figure !== '—')).toEqual(['1 min 35 s', 'stable']);
    const actions = within(screen.getByRole('table', { name: 'Actions des visiteurs' }));
    expect(actions.getByRole('row', { name: /^Demande envoyée 3 —$/ })).toBeVisible();
  });

  it('orders the actions of visitors by frequency, since they are no steps of a path', async () => {
    open();
    const actions = within(await screen.findByRole('table', { name: 'Actions des visiteurs' }));
    const counts = actions.getAllByRole('row').slice(1);
    expect(counts.map(({ textContent }) => plain(textContent))).toEqual([
      'Service, secteur ou exemple vu5050 %',
      'Page Contact ouverte2020 %',
      'Recherche dans le blog44 %',
      'Demande envoyée33 %',
    ]);
  });

  it('says that the visits of a demo are invented, and removes them with one button', async () => {
    let until: string | null = '2026-11-20';
    const { called } = open('/analytics', undefined, undefined, () => until);
    expect(await screen.findByText('Données de démonstration.')).toBeVisible();
    until = null;
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer ces données' }));
    await waitFor(() => expect(screen.queryByText('Données de démonstration.')).toBeNull());
    expect(called.map(({ name }) => name)).toContain('remove_example_visits');
  });

  it('defines each figure', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Définition : Visiteurs' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Somme des visiteurs de chaque jour');
  });

  it('narrows the whole screen to a page or a source, in the address', async () => {
    const { called, address } = open('/analytics?jours=7');
    await userEvent.click((await ranking('Sources')).getByRole('link', { name: 'Accès direct' }));
    expect(await screen.findByText('Visites venues de : Accès direct')).toBeVisible();
    expect(address()).toBe('/analytics?jours=7&source=');
    expect(await screen.findByText('Toutes les visites de l’écran viennent de cette source.')).toBeVisible();
    await userEvent.click((await ranking('Pages les plus vues')).getByRole('link', { name: 'Relancer ses devis' }));
    expect(address()).toBe('/analytics?jours=7&page=%2Fblog%2Frelancer-ses-devis');
    expect(screen.getByRole('link', { name: 'Voir sur le site' })).toHaveAttribute('href', '/blog/relancer-ses-devis');
    const page = { days: 7, page: '/blog/relancer-ses-devis' };
    expect(called.filter(({ name }) => name === 'visit_statistics').map(({ args }) => args)).toEqual([
      { days: 7 },
      { days: 7, source: '' },
      page,
    ]);
    expect(await screen.findByText('Toutes les visites de l’écran ont vu cette page.')).toBeVisible();
    expect(called.findLast(({ name }) => name === 'visit_breakdowns')?.args).toEqual(page);
    // A filter of visits hides the figures that it does not narrow.
    expect(screen.queryByRole('list', { name: 'Chiffres clés' })).toBeNull();
    expect(screen.queryByText('Contacts par mois')).toBeNull();
    expect(screen.getByText('Taux d’engagement')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Retirer le filtre' }));
    expect(address()).toBe('/analytics?jours=7');
    expect(screen.getByRole('list', { name: 'Chiffres clés' })).toBeVisible();
  });

  it('sorts a ranking by any of its columns, the time on each page among them', async () => {
    open();
    const pages = await ranking('Pages les plus vues');
    const rows = () =>
      pages
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => plain(textContent));
    const byVisitors = ['Relancer ses devis6012020 s', '/contact20401 min 2 s'];
    expect(rows()).toEqual(byVisitors);
    await userEvent.click(pages.getByRole('button', { name: 'Temps' }));
    expect(rows()).toEqual(byVisitors.toReversed());
    expect(pages.getByRole('columnheader', { name: 'Temps' })).toHaveAttribute('aria-sort', 'descending');
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
    const summaryCalls = () => called.filter(({ name }) => name === 'analytics_summary').map(({ args }) => args);
    await waitFor(() => expect(summaryCalls()).toEqual([{ days: 30 }, { days: 90 }]));
    expect(address()).toBe('/analytics?jours=90');
  });

  it('takes a period from the address, and only one of those offered', async () => {
    const { unmount } = open('/analytics?jours=365');
    expect(await screen.findByLabelText('Période')).toHaveValue('365');
    unmount();
    const { called } = open('/analytics?jours=31');
    expect(await screen.findByLabelText('Période')).toHaveValue('30');
    expect(called).toContainEqual({ name: 'analytics_summary', args: { days: 30 } });
  });

  it('shows each chart as a table too', async () => {
    open();
    const months = within(await screen.findByRole('table', { hidden: true, name: 'Contacts par mois' }));
    expect(months.getByRole('row', { hidden: true, name: 'novembre 2026 27' })).toBeInTheDocument();
    expect(months.getByRole('row', { hidden: true, name: 'octobre 2026 0' })).toBeInTheDocument();
    const categories = within(screen.getByRole('table', { hidden: true, name: 'Articles par catégorie' }));
    expect(categories.getByRole('row', { hidden: true, name: 'Sans catégorie 1' })).toBeInTheDocument();
  });

  it('lists the articles read most, and leads to the settings', async () => {
    open();
    const articles = within(await screen.findByRole('region', { name: 'Articles les plus vus' }));
    expect(articles.getByRole('link', { name: 'Relancer ses devis' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Configurer dans les paramètres' })).toBeVisible();
  });

  it('ranks no article without views', async () => {
    const [seen] = summary.topPosts;
    const topPosts = [seen, { ...seen, id: 'p2', title: 'Jamais vu', view_count: 0 }];
    const { unmount } = open('/analytics', () => ({ ...summary, topPosts }));
    const articles = within(await screen.findByRole('region', { name: 'Articles les plus vus' }));
    expect(articles.getByRole('link', { name: 'Relancer ses devis' })).toBeVisible();
    expect(screen.queryByText('Jamais vu')).toBeNull();
    unmount();
    open('/analytics', () => ({ ...summary, topPosts: topPosts.slice(1) }));
    expect(await screen.findByText('Aucun article n’a encore été vu.')).toBeVisible();
  });

  it('shows an error when the figures could not be loaded', async () => {
    open('/analytics', () => Promise.reject(new HttpError('too slow', 500, { code: '57014' })));
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors du chargement');
  });
});
