// @module-tag spec-10-10
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { administrators } from '../src/features/administrators/resource';
import { blogPosts } from '../src/features/articles/resource';
import { issues } from '../src/features/newsletter/issues';
import { missingPages } from '../src/features/redirects/not-found';
import { redirects } from '../src/features/redirects/redirects';
import { webhooks } from '../src/features/webhooks';
import { formatSecond } from '../src/formats/dates';
import type { BackOfficeResource } from '../src/provider/resource';
import { renderAdmin } from './admin';
import { storedPost } from './articles';

const at = '2026-11-20T09:00:00Z';
const local = formatSecond(at);
const post = {
  ...storedPost,
  title: 'Demain',
  status: 'published',
  published_at: '2199-01-01T09:00:00Z',
  category: 'CRM',
  featured: true,
  featured_until: at,
};
const issue = { id: 'l1', subject: 'Lettre', is_planned: true, sent: 0, total: 0, failed: 0, created_at: at };
const missing = { id: 'm1', path: '/a', referring_host: 'localhost', times: 1, first_seen_at: at, last_seen_at: at };
const redirect = { id: 'r1', from_path: '/a', to_address: '/b', kind: 'automatic', hits: 0, created_at: at };
const webhook = { id: 'w1', url: 'https://a.example', events: ['post.published', 'contact.created'], created_at: at };
const person = { id: 'a1', email: 'a@example.fr', state: 'active', role: 'owner', since: at, last_sign_in_at: null };

it.each<{ readonly resource: BackOfficeResource; readonly row: { readonly id: string }; readonly cells: object }>([
  {
    resource: blogPosts,
    row: post,
    cells: { Statut: 'Programmé', Catégorie: 'Clients', 'À la une': 'non', 'À la une jusqu’au': local },
  },
  { resource: issues, row: issue, cells: { Parties: 'Part avec l’article' } },
  { resource: missingPages, row: missing, cells: { 'Venus de': 'Ce site' } },
  { resource: redirects, row: redirect, cells: { Type: 'Ancienne adresse d’article (301)' } },
  { resource: webhooks, row: webhook, cells: { Événements: 'Demande reçue, Article publié' } },
  { resource: administrators, row: person, cells: { Depuis: local } },
])('an export says what the list shows: $resource.name', async ({ resource, row, cells }) => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const categories = [{ id: 'c1', category: 'CRM', name: 'Clients' }];
  renderAdmin(
    [resource],
    { [resource.name]: [row], blog_categories: categories },
    { at: `/${resource.options.path}`, functions: { post_tags: () => [], can_invite: () => false } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Exporter (CSV)' }));
  await screen.findByText(/^1.ligne exportée$/);
  const [titles = [], values = []] = ((await files[0]?.text()) ?? '').split('\r\n').map((line) => line.split(';'));
  const exported = Object.fromEntries(titles.map((title, index) => [title.slice(1, -1), values[index]?.slice(1, -1)]));
  expect(exported).toMatchObject(cells);
});
