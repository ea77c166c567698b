import { describe, expect, it } from 'vitest';
import { pathMapping } from './paths';

const { toAddress, toPath } = pathMapping([
  { name: 'blog_posts', options: { path: 'blog' } },
  { name: 'site_settings', options: { path: 'settings' } },
]);

describe('the addresses of specification §2.4', () => {
  it.each([
    ['/', '/dashboard'],
    ['/blog_posts', '/blog'],
    ['/blog_posts/create', '/blog/new'],
    ['/blog_posts/12', '/blog/edit/12'],
    ['/blog_posts/12/show', '/blog/view/12'],
    ['/site_settings', '/settings'],
  ])('shows %s as %s, and reads it back', (path, address) => {
    expect(toAddress(path)).toBe(address);
    expect(toPath(address)).toBe(path);
  });

  it('keeps addresses of no resource unchanged', () => {
    expect(toAddress('/nowhere/12')).toBe('/nowhere/12');
    expect(toPath('/nowhere/12')).toBe('/nowhere/12');
    expect(toPath('/blog/12')).toBe('/blog/12');
    expect(toPath('/blog/edit')).toBe('/blog/edit');
  });
});
