// @module-tag spec-2-4-3
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderAdmin } from '../../../../tests/admin';
import { storedPost } from '../../../../tests/articles';
import { blogPosts } from '../resource';

const dated = (id: string, title: string, published_at: string) => ({
  ...storedPost,
  id,
  slug: id,
  title,
  status: 'published',
  published_at,
});
const posts = [
  dated('p1', 'Relances', '2099-03-27T08:30:00+00:00'),
  dated('p2', 'Devis', '2099-03-31T22:30:00+00:00'),
  dated('p3', 'Factures', '2020-03-10T08:00:00+00:00'),
];

const open = (month = '2099-03') =>
  renderAdmin([blogPosts], { blog_posts: posts }, { at: `/blog?vue=calendrier&mois=${month}` });
const day = async (name: string) => within(await screen.findByRole('region', { name }));
const moveButton = () => screen.findByRole('button', { name: /^Déplacer « Relances »/ });

describe('the calendar', () => {
  it('has the articles of a month on their days of Paris, as links, and the months around it', async () => {
    const { address } = open();
    expect(await (await day('27 mars')).findByRole('link', { name: 'Relances' })).toHaveAttribute(
      'href',
      '/blog/edit/p1',
    );
    expect((await day('27 mars')).getByText('09:30')).toBeVisible();
    expect((await day('1 avr.')).getByRole('link', { name: 'Devis' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Mois suivant' }));
    expect(address()).toBe('/blog?vue=calendrier&mois=2099-04');
    expect(await screen.findByRole('heading', { name: 'avril 2099' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Liste' }));
    await waitFor(() => expect(address()).toBe('/blog'));
  });

  it('the arrow keys move a scheduled article, and keep its hour when the clocks change', async () => {
    const { written } = open();
    fireEvent.keyDown(await moveButton(), { key: 'ArrowRight' });
    const moved = await (await day('28 mars')).findByRole('button', { name: /^Déplacer « Relances »/ });
    expect(moved).toHaveFocus();
    fireEvent.keyDown(moved, { key: 'ArrowDown' });
    await waitFor(() =>
      expect(written.map(({ data }) => data)).toEqual([
        { published_at: '2099-03-28T08:30:00+00:00' },
        { published_at: '2099-04-04T07:30:00+00:00' },
      ]),
    );
  });

  it('moves it by a form, to the minute, and undoes that', async () => {
    const { written } = open();
    await userEvent.click(await moveButton());
    const dialog = within(await screen.findByRole('dialog'));
    const date = dialog.getByLabelText('Date de publication (heure de Paris)');
    expect(date).toHaveValue('2099-03-27T09:30');
    fireEvent.change(date, { target: { value: '2020-01-01T09:00' } });
    expect(dialog.getByRole('button', { name: 'Déplacer' })).toBeDisabled();
    fireEvent.change(date, { target: { value: '2099-03-12T18:45' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer' }));
    await waitFor(() => expect(written[0]?.data).toEqual({ published_at: '2099-03-12T17:45:00+00:00' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(written[1]?.data).toEqual({ published_at: '2099-03-27T08:30:00+00:00' }));
  });

  it('moves no article that has appeared since the calendar was loaded', async () => {
    const { written } = open();
    const button = await moveButton();
    vi.setSystemTime('2099-03-27T09:00:00Z');
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.keyDown(button, { key: 'ArrowRight' });
    expect(await screen.findByText(/^Cet article est paru/)).toBeVisible();
    expect(written).toEqual([]);
  });

  it('leaves public articles where they are', async () => {
    open('2020-03');
    expect(await screen.findByRole('link', { name: 'Factures' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Déplacer/ })).toBeNull();
  });
});
