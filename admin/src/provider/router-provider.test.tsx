import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkBase, Navigate, useLocation, useMatch, useNavigate, useParams } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { BackOfficeResource } from './resource';
import { renderAdmin } from '../../tests/admin';

function Where({ screen: name }: { readonly screen: string }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = useMatch({ path: '/blog_posts', end: false }) !== null;
  return (
    <>
      <p>{`${name} ${useParams<{ id: string }>().id ?? ''} ${pathname}${search} ${String(here)}`}</p>
      <LinkBase to={{ pathname: '/blog_posts/7', search: '?tab=seo' }}>edit seven</LinkBase>
      <LinkBase to={{ search: '?page=2' }}>second page</LinkBase>
      <button onClick={() => navigate('/blog_posts/create?from=list')}>new</button>
      <button onClick={() => navigate({ search: '?page=3' })}>third page</button>
      <button onClick={() => navigate('?page=4')}>fourth page</button>
    </>
  );
}

const posts: BackOfficeResource = {
  name: 'blog_posts',
  options: { path: 'blog', columns: { id: {} }, messages: { name: 'Article |||| Articles' } },
  list: <Where screen="list" />,
  create: <Where screen="create" />,
  edit: <Where screen="edit" />,
  show: <Navigate to="/blog_posts" replace />,
};

describe('routerProvider', () => {
  it.each([
    ['/blog', 'list  /blog_posts true'],
    ['/blog/new', 'create  /blog_posts/create true'],
    ['/blog/edit/12?tab=seo', 'edit 12 /blog_posts/12?tab=seo true'],
  ])('opens %s on the right screen, within few navigations', async (at, text) => {
    const { navigations } = renderAdmin([posts], {}, { at });
    expect(
      await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === text),
    ).toBeVisible();
    expect(navigations()).toBeLessThanOrEqual(3);
  });

  it('writes links, navigations and redirections as addresses', async () => {
    const { address } = renderAdmin([posts], {}, { at: '/blog/view/3' });
    const link = await screen.findByRole('link', { name: 'edit seven' });
    expect(address()).toBe('/blog');
    expect(link).toHaveAttribute('href', '/blog/edit/7?tab=seo');
    await userEvent.click(link);
    expect(address()).toBe('/blog/edit/7?tab=seo');
    await userEvent.click(await screen.findByRole('button', { name: 'new' }));
    expect(address()).toBe('/blog/new?from=list');
  });

  it('keeps the path of the screen where only the query changes', async () => {
    const { address } = renderAdmin([posts], {}, { at: '/blog' });
    const link = await screen.findByRole('link', { name: 'second page' });
    expect(link).toHaveAttribute('href', '/blog?page=2');
    await userEvent.click(link);
    expect(address()).toBe('/blog?page=2');
    await userEvent.click(screen.getByRole('button', { name: 'third page' }));
    expect(address()).toBe('/blog?page=3');
    await userEvent.click(screen.getByRole('button', { name: 'fourth page' }));
    expect(address()).toBe('/blog?page=4');
  });

  it('marks the current entry of the navigation', async () => {
    renderAdmin([posts], {}, { at: '/blog/edit/12' });
    expect(await screen.findByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Tableau de bord' })).not.toHaveAttribute('aria-current');
  });
});
