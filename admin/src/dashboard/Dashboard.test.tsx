// @module-tag spec-2-4-2
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localCopies } from '../saving/local-copies';
import { renderAdmin } from '../../tests/admin';
import type { Placeholder } from '../features/placeholders';
import { Dashboard } from './Dashboard';

const statistics = {
  totalPosts: 15,
  publishedPosts: 13,
  scheduledPosts: 1,
  totalContacts: 60,
  newContacts: 1,
  totalPages: 21,
  totalViews: 6825,
  contactsPerDay: [
    { day: '2026-11-19', count: 3 },
    { day: '2026-11-20', count: 1 },
  ],
};
const rows = {
  contacts: [
    {
      id: 'c1',
      name: 'Nadège Kerbrat',
      service_interest: 'CRM',
      message: 'Nos devis se perdent',
      status: 'new',
      created_at: '2026-11-20T09:00:00Z',
    },
    { id: 'c2', name: 'Hamid Benkacem', status: 'closed', created_at: '2026-11-19T09:00:00Z' },
  ],
  blog_posts: [
    { id: 'p1', title: 'En cours', status: 'draft', updated_at: '2026-11-18T09:00:00Z' },
    { id: 'p2', title: 'Fini', status: 'published', updated_at: '2026-11-17T09:00:00Z' },
  ],
};
const examples = [
  { resource: 'testimonials', total: 3 },
  { resource: 'team_members', total: 0 },
];
const open = (answer: () => unknown, passages: readonly Placeholder[] = [], shown: typeof examples = []) =>
  renderAdmin('every resource', rows, {
    at: '/dashboard',
    functions: { dashboard_statistics: answer, pages_to_complete: () => passages, example_counts: () => shown },
    dashboard: Dashboard,
  });
const figures = async () =>
  within(await screen.findByRole('list', { name: 'Chiffres' }))
    .getAllByRole('listitem')
    .map((card) => card.textContent?.replace(/[\u00A0\u202F]/g, ' ').trim());

afterEach(() => vi.restoreAllMocks());

const leadsTo = (links: readonly HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);
const examplesLine = () => screen.queryByText('3 exemples livrés avec le site sont publiés');

describe('the dashboard', () => {
  it('shows the four cards from one call', async () => {
    const { called } = open(() => statistics);
    await screen.findByText('15');
    const shown = [
      'Articles Totaux1513 publiés, 1 programmé',
      'Contacts Totaux601 nouveau',
      'Pages Totales21',
      'Vues Totales6 825articles, depuis leur publication',
    ];
    expect(await figures()).toEqual(expect.arrayContaining(shown));
    expect(called.filter(({ name }) => name === 'dashboard_statistics')).toHaveLength(1);
  });

  it('lists the remaining and the finished steps of the setup in one card', { tags: 'spec-10-11' }, async () => {
    open(() => statistics, [], examples);
    const card = within(await screen.findByRole('region', { name: 'Mise en route' }));
    expect(card.getByText('3 exemples livrés avec le site sont publiés')).toBeVisible();
    expect(await card.findByText('Les pages publiées sont complètes')).toHaveTextContent(/^Terminé/);
    expect(screen.getAllByRole('link', { name: /^(Témoignages|Équipe)$/ }).at(-1)).toHaveAttribute(
      'href',
      '/testimonials',
    );
    expect(screen.queryAllByRole('link', { name: 'Équipe' }), 'folded away in the menu').toHaveLength(0);
  });

  it('folds the setup once read, and removes it when all is done', async () => {
    const { unmount } = open(() => statistics, [], examples);
    await userEvent.click(await screen.findByRole('button', { name: 'C’est lu, replier' }));
    expect(examplesLine()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Voir ce qui reste' }));
    expect(examplesLine()).toBeVisible();
    unmount();
    open(() => statistics);
    await screen.findByText('15');
    expect(screen.queryByRole('region', { name: 'Mise en route' })).toBeNull();
  });

  it('puts work before figures, and visits beside it', async () => {
    open(() => statistics);
    await screen.findByText('15');
    const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    const titles = regions.map((id) => document.getElementById(id ?? '')?.textContent);
    expect(titles.slice(0, 3)).toEqual(['Demandes à traiter', 'À faire', 'Brouillons en cours']);
    expect(titles).toContain('Visites des 30 derniers jours');
    const work = screen.getByRole('region', { name: 'Demandes à traiter' });
    const figuresList = screen.getByRole('list', { name: 'Chiffres' });
    expect(work.compareDocumentPosition(figuresList)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows no figure, not even zero, before the figures are known', async () => {
    open(() => new Promise(() => undefined));
    expect(await figures()).toEqual(
      expect.arrayContaining(['Articles Totaux', 'Contacts Totaux', 'Pages Totales', 'Vues Totales']),
    );
    expect(screen.getByRole('list', { name: 'Chiffres' })).toHaveAttribute('aria-busy', 'true');
  });

  it('only logs a failure and shows « — »', { tags: 'spec-8' }, async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    open(() => Promise.reject(new Error('down')));
    await waitFor(async () =>
      expect(await figures()).toEqual(
        expect.arrayContaining(['Articles Totaux—', 'Contacts Totaux—', 'Pages Totales—', 'Vues Totales—']),
      ),
    );
    expect(log).toHaveBeenCalledWith('Statistics not read:', 'down');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it(
    'shows a notice while pages have placeholders, with a link to the list',
    { tags: ['spec-2-3-3', 'spec-2-4-6'] },
    async () => {
      const passage = { page_id: 'p1', slug: 'cgv', title: 'CGV', passage: 'tribunal', setting: null };
      open(() => statistics, [passage, { ...passage, passage: 'garantie' }]);
      const notice = await screen.findByText(/^2.renseignements manquent/);
      expect(notice).toBeVisible();
      expect(screen.getByRole('link', { name: 'Voir la liste' })).toHaveAttribute('href', '/to-complete');
    },
  );

  it('shows no notice once pages have no placeholder', async () => {
    open(() => statistics);
    await screen.findByText('15');
    expect(screen.queryByRole('link', { name: 'Voir la liste' })).toBeNull();
  });

  it('has the doors and shortcuts of the specification', async () => {
    open(() => statistics);
    const doors = within(await screen.findByRole('list', { name: 'Écrans' })).getAllByRole('link');
    expect(leadsTo(doors)).toEqual([
      ['Articles de Blog', '/blog'],
      ['Contacts', '/contacts'],
      ['Pages', '/pages'],
      ['Analytics', '/analytics'],
      ['Paramètres', '/settings'],
    ]);
    const shortcuts = within(screen.getByRole('region', { name: 'Actions rapides' })).getAllByRole('link');
    expect(leadsTo(shortcuts)).toEqual([
      ['Nouvel Article', '/blog/new'],
      ['Voir Contacts', '/contacts'],
      ['Modifier Pages', '/pages'],
      ['Voir Analytics', '/analytics'],
      ['Paramètres', '/settings'],
    ]);
    expect(screen.getByRole('link', { name: 'Voir le site' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
    expect(screen.getByText(/^Bienvenue/)).toBeVisible();
  });

  it('lists requests that wait and drafts in progress', async () => {
    open(() => statistics);
    const requests = within(await screen.findByRole('region', { name: 'Demandes à traiter' }));
    expect(await requests.findByRole('link', { name: 'Nadège Kerbrat' })).toHaveAttribute(
      'href',
      '/contacts?contact=c1',
    );
    expect(requests.getByText(/^CRM\s:\sNos devis se perdent$/), 'what it asks').toBeVisible();
    expect(requests.queryByText('Hamid Benkacem')).toBeNull();
    const drafts = within(screen.getByRole('region', { name: 'Brouillons en cours' }));
    expect(await drafts.findByRole('link', { name: 'En cours' })).toBeVisible();
    expect(drafts.queryByText('Fini')).toBeNull();
  });

  it('shows the curve in words and in a table', async () => {
    open(() => statistics);
    expect(await screen.findByRole('img', { name: /^4.demandes en 30 jours, au plus 3 par jour$/ })).toBeVisible();
    const table = within(screen.getByRole('table', { hidden: true, name: 'Demandes de contact par jour' }));
    expect(table.getByRole('row', { hidden: true, name: '19 nov. 3' })).toBeInTheDocument();
  });

  it('signs out, and erases texts stored in this browser alone, after a warning', { tags: 'spec-10-6' }, async () => {
    const copies = localCopies(localStorage, '');
    copies.save({ key: copies.newKey('blog_posts/p1'), at: '2026-11-21T14:32:00Z', version: null, text: {} });
    open(() => statistics);
    await userEvent.click(await screen.findByRole('button', { name: 'Déconnexion' }));
    const question = await screen.findByRole('dialog', { name: /^Se déconnecter/ });
    expect(question).toHaveTextContent(/^.*1.texte non sauvegardé n’est gardé que dans ce navigateur/);
    expect(within(question).getByRole('link', { name: 'Reprendre le texte' })).toHaveAttribute('href', '/blog/edit/p1');
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    expect(copies.find()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Déconnexion' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Se déconnecter sans sauvegarder' }));
    await waitFor(() => expect(copies.find()).toEqual([]));
  });
});
