// @module-tag spec-10-9
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { PaletteDialog } from './PaletteDialog';

/** Answers a search with an article named after the words, and never answers a second search for the same words. */
function searchOnce() {
  const searched = new Set<string>();
  return (args: object) => {
    const { words } = args as { words: string };
    if (searched.has(words)) return new Promise(() => undefined);
    searched.add(words);
    return { articles: [{ id: words, title: `Article ${words}`, status: 'published', called: true }], contacts: [] };
  };
}

async function expectHighlighted(name: string): Promise<void> {
  expect(await screen.findByRole('option', { name })).toHaveClass('Mui-focused');
}

it('the first result stays highlighted when results known already take the place of others', async () => {
  renderAdmin(
    'every resource',
    { pages: [], comments: [] },
    {
      at: '/',
      functions: { search_back_office: searchOnce() },
      dashboard: () => <PaletteDialog onClose={() => undefined} />,
    },
  );
  const field = await screen.findByRole('combobox');
  await write(field, 'tels');
  await expectHighlighted('Article tels');
  await userEvent.clear(field);
  await write(field, 'tel');
  await expectHighlighted('Article tel');
  expect(screen.getByRole('option', { name: /^Téléphone/ })).toBeVisible();
  await write(field, 's');
  await expectHighlighted('Article tels');
});

it.each(['Newsletter', 'Lettres', 'Envois'])(
  '« %s » is found, although one entry of the menu leads to three lists',
  async (name) => {
    renderAdmin(
      'every resource',
      { pages: [], comments: [] },
      {
        at: '/',
        functions: { search_back_office: () => ({ articles: [], contacts: [] }) },
        dashboard: () => <PaletteDialog onClose={() => undefined} />,
      },
    );
    await write(await screen.findByRole('combobox'), name);
    expect(await screen.findByRole('option', { name })).toBeVisible();
  },
);
