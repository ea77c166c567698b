// @module-tag spec-2-4-4
// @module-tag spec-4
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../tests/admin';
import { storedPost } from '../../../../tests/articles';
import { blogPosts } from '../resource';

const text = {
  ...storedPost,
  slug: 'devis',
  title: 'Devis',
  content: `<p>${'mot '.repeat(400)}</p>`,
  excerpt: 'En bref',
  featured_image_url: '/illustrations/a.svg',
};
const published = { ...text, status: 'published', published_at: '2026-01-01T08:00:00+00:00' };
const scheduled = { ...text, status: 'published', published_at: '2099-07-01T07:30:00+00:00' };

const open = (post: object) => renderAdmin([blogPosts], { blog_posts: [post] }, { at: '/blog/edit/p1' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const date = () => screen.findByLabelText('Date de publication (heure de Paris)');
const choose = async (time: string) => fireEvent.change(await date(), { target: { value: time } });

const schedule = async (time: string) => {
  await press('Programmer la publication');
  await choose(time);
  return within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Programmer' });
};

/** Presses a button and confirms the question about failed checks. */
const confirmed = async (button: HTMLElement) => {
  await userEvent.click(button);
  const question = within(await screen.findByRole('dialog', { name: /^Programmer l’article/ }));
  await userEvent.click(question.getByRole('button', { name: 'Programmer' }));
};

describe('a draft', () => {
  it('is scheduled by typed digits in desktop WebKit, whose own field would preselect today', async () => {
    const ofTests = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(ofTests(query), { matches: query === '(pointer: fine)' }),
    );
    const { written } = open({ ...text, status: 'draft', published_at: null });
    await press('Programmer la publication');
    expect(await date()).toHaveValue('');
    await userEvent.type(await date(), '15/01/20990');
    expect(screen.queryByText(/^Écrivez le jour/)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText(/^Écrivez le jour et l’heure ainsi/)).toBeVisible();
    await userEvent.clear(await date());
    await userEvent.type(await date(), '15/01/2099 9h');
    await confirmed(within(screen.getByRole('dialog')).getByRole('button', { name: 'Programmer' }));
    vi.unstubAllGlobals();
    await waitFor(() => expect(written[0]?.data).toMatchObject({ published_at: '2099-01-15T08:00:00+00:00' }));
  });

  it('is published from a moment of Paris on', async () => {
    const { written } = open({ ...text, status: 'draft', published_at: null });
    await confirmed(await schedule('2099-01-15T09:00'));
    await waitFor(() =>
      expect(written[0]?.data).toMatchObject({ status: 'published', published_at: '2099-01-15T08:00:00+00:00' }),
    );
    expect(await screen.findByText('Article programmé pour le 15 janvier 2099 à 09:00')).toBeVisible();
  });

  it('is never published at an hour that the clocks skip, nor in the past', async () => {
    open({ ...text, status: 'draft', published_at: null });
    expect((await schedule('2099-03-29T02:30')).disabled).toBe(true);
    expect(screen.getByText(/^Cette heure n’existe pas/)).toBeVisible();
    await choose('2020-01-01T09:00');
    expect(screen.getByText('Ce moment est passé.')).toBeVisible();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Programmer' }).disabled).toBe(true);
  });

  it('is published in one of two hours of the same name, which one chooses', async () => {
    const { written } = open({ ...text, status: 'draft', published_at: null });
    const confirm = await schedule('2099-10-25T02:30');
    await userEvent.selectOptions(screen.getByLabelText(/vient deux fois/), 'La seconde, à l’heure d’hiver');
    await confirmed(confirm);
    await waitFor(() => expect(written[0]?.data).toMatchObject({ published_at: '2099-10-25T01:30:00+00:00' }));
  });
});

describe('a published article', () => {
  it('keeps its date, to the last digit, until another one is chosen', async () => {
    const { written } = open({ ...published, published_at: '2026-01-01T08:00:12.345678+00:00' });
    await choose('2025-12-24T18:00');
    await choose('2026-01-01T09:00');
    fireEvent.change(await screen.findByLabelText(/^Titre/), { target: { value: 'Devis signés' } });
    await press('Mettre à jour');
    await waitFor(() => expect(written[0]?.data).toMatchObject({ published_at: '2026-01-01T08:00:00+00:00' }));
  });

  it('refuses an invalid date', async () => {
    const { written } = open(published);
    await choose('2027-03-28T02:30');
    await press('Mettre à jour');
    expect(screen.getByText(/^Cette heure n’existe pas/)).toBeVisible();
    expect(written).toEqual([]);
  });
});

it('a scheduled article is put off, or published at once by the clock of the database', async () => {
  const { written } = open(scheduled);
  expect(await date()).toHaveValue('2099-07-01T09:30');
  await press('Maintenant');
  expect(await date()).toHaveValue('');
  await press('Mettre à jour');
  await waitFor(() => expect(written[0]?.data).toMatchObject({ status: 'published', published_at: 'now' }));
});

it('« À la une » ends at a moment, which goes with it', async () => {
  const { written } = open(published);
  await userEvent.click(await screen.findByLabelText('Article à la une'));
  fireEvent.change(screen.getByLabelText('À la une jusqu’au (heure de Paris)'), {
    target: { value: '2099-01-15T09:00' },
  });
  await press('Mettre à jour');
  await waitFor(() =>
    expect(written[0]?.data).toMatchObject({ featured: true, featured_until: '2099-01-15T08:00:00+00:00' }),
  );
});
