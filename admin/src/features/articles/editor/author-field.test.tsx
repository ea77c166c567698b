// @module-tag spec-2-4-4
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../tests/admin';
import { storedPost } from '../../../../tests/articles';
import { accessOf } from '../../../provider/permissions';
import { blogPosts } from '../resource';

const draft = { ...storedPost, author: 'Équipe de l’atelier' };
const zoe = { id: 'p2', name: 'Zoé', email: 'zoe@example.fr' };
const paul = { id: 'p3', name: '', email: 'paul@example.fr' };
const open = (actions: readonly string[], authors: readonly object[], post: object = draft) =>
  renderAdmin(
    [blogPosts],
    { blog_posts: [post] },
    {
      at: '/blog/edit/p1',
      canAccess: accessOf({ blog_posts: ['select', 'update', ...actions] }, []),
      functions: { author_choices: () => authors },
    },
  );
const optionsOf = (list: HTMLElement) => [...list.querySelectorAll('option')].map(({ textContent }) => textContent);

it('people who may change articles of others choose who signs one, or nobody', async () => {
  const { written } = open(['others', 'publish'], [zoe, paul]);
  const list = await screen.findByLabelText('Auteur');
  await waitFor(() => expect(optionsOf(list)).toEqual(['Équipe de l’atelier', 'Zoé', 'paul@example.fr']));
  await userEvent.selectOptions(list, 'paul@example.fr');
  expect(screen.getByText(/l’article est signé « Équipe de l’atelier »/)).toBeVisible();
  await userEvent.selectOptions(list, 'Zoé');
  await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
  await waitFor(() =>
    expect(written.at(-1)).toMatchObject({ data: { author_id: 'p2', author: 'Équipe de l’atelier' } }),
  );
});

it('authors sign their own articles', async () => {
  open(['propose'], [zoe], { ...draft, author_id: 'p2' });
  const list = await screen.findByLabelText('Auteur');
  await waitFor(() => expect(optionsOf(list)).toEqual(['Zoé']));
});
