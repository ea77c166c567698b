// @module-tag spec-2-4-3
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../tests/admin';
import { storedPost } from '../../../../tests/articles';
import { blogPosts } from '../resource';

it('searches as one types', async () => {
  renderAdmin([blogPosts], { blog_posts: [storedPost] }, { at: '/blog', functions: { post_tags: () => [] } });
  await screen.findByRole('link', { name: 'Relances' });
  await userEvent.type(screen.getByLabelText('Rechercher'), 'zèbre');
  expect(await screen.findByText('Aucun article trouvé')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Créer le premier article' })).toBeNull();
});
