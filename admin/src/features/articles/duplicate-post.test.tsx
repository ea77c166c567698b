// @module-tag spec-2-4-3
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { storedPost } from '../../../tests/articles';
import { blogPosts } from './resource';

it('a duplicate is a draft with the saved text and an address that follows its title', async () => {
  const post = { ...storedPost, title: 'Devis', slug: 'prix', slug_origin: 'public', meta_title: 'Pour les moteurs' };
  const functions = { post_tags: () => [] };
  const { address } = renderAdmin([blogPosts], { blog_posts: [post] }, { at: '/blog', functions });
  await userEvent.click(await screen.findByRole('button', { name: 'Plus d’actions sur « Devis »' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Dupliquer' }));
  await write(await screen.findByDisplayValue('Devis (copie)'), ' bis');
  expect(address()).toBe('/blog/new');
  expect(screen.getByLabelText('Slug')).toHaveValue('devis-copie-bis');
  expect(screen.getByLabelText('Meta Title')).toHaveValue('Pour les moteurs');
});
