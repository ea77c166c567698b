import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../tests/admin';

const menu = () => within(screen.getByRole('navigation', { name: 'Administration' }));
const tab = (name: string, selected: boolean) => screen.findByRole('tab', { name, selected });

it.each([
  ['/newsletter', 'Newsletter', 'Abonnés'],
  ['/letters', 'Lettres', 'Lettres'],
  ['/outbox', 'Envois', 'Envois'],
])('%s is a tab of « Newsletter », which the menu marks', async (at, title, name) => {
  renderAdmin('every resource', { newsletter_subscribers: [], newsletter_issues: [], outbox: [] }, { at });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await tab(name, true)).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Abonnés', 'Lettres', 'Envois']);
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Newsletter');
  for (const other of ['Lettres', 'Envois']) expect(menu().queryByRole('link', { name: other })).toBeNull();
});

it('tabs are followed from the keyboard, and keep the focus', async () => {
  const { address } = renderAdmin(
    'every resource',
    { newsletter_subscribers: [], newsletter_issues: [], outbox: [] },
    { at: '/newsletter' },
  );
  (await tab('Abonnés', true)).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(await tab('Lettres', true)).toHaveFocus();
  expect(address()).toBe('/letters');
});

it('the menu marks « Newsletter » on the screens below its tabs too', async () => {
  renderAdmin('every resource', { blog_posts: [] }, { at: '/letters/new' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Envoyer comme lettre' })).toBeVisible();
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Newsletter');
  expect(screen.queryByRole('tab')).toBeNull();
});
