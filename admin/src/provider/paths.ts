import type { ResourceWith } from './resource';

/** Translates between react-admin's fixed paths and our addresses, both after /admin. */
export type PathMapping = ReturnType<typeof pathMapping>;

const dashboard = '/dashboard';
const joined = (...segments: readonly string[]): string => `/${segments.join('/')}`;

/** Maps paths for all resources: the screens of a resource are list, `new`, `edit/:id` and `view/:id`. */
export function pathMapping(resources: readonly ResourceWith<'path'>[]) {
  const segmentOf = new Map(resources.map(({ name, options }) => [name, options.path]));
  const nameOf = new Map(resources.map(({ name, options }) => [options.path, name]));

  return {
    /** /blog_posts/create → /blog/new, /blog_posts/12 → /blog/edit/12, / → /dashboard */
    toAddress: (path: string): string => {
      if (path === '/') return dashboard;
      const [, name = '', first, second, ...rest] = path.split('/');
      const segment = segmentOf.get(name);
      if (!segment) return path;
      if (!first) return joined(segment);
      const more = second === undefined ? [] : [second, ...rest];
      if (first === 'create') return joined(segment, 'new', ...more);
      if (second === 'show') return joined(segment, 'view', first, ...rest);
      return joined(segment, 'edit', first, ...more);
    },
    /** The inverse mapping. An address of no resource stays as it is, and react-admin shows its 404. */
    toPath: (address: string): string => {
      if (address === dashboard) return '/';
      const [, segment = '', action, id = '', ...rest] = address.split('/');
      const name = nameOf.get(segment);
      if (!name) return address;
      if (!action) return joined(name);
      if (action === 'new') return joined(name, 'create');
      if (action === 'edit' && id) return joined(name, id, ...rest);
      if (action === 'view' && id) return joined(name, id, 'show', ...rest);
      return address;
    },
  };
}
