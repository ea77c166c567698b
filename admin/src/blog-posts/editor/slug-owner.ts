import { queryOptions } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { Post } from '../post';

export type SlugOwner = Pick<Post, 'id' | 'title'>;

/** Asks which article has an address, if any. */
export const slugOwnerQuery = (provider: Pick<DataProvider, 'getList'>, slug: string) =>
  queryOptions({
    queryKey: ['blog_posts', 'slug-owner', slug],
    queryFn: async (): Promise<SlugOwner | null> => {
      const { data } = await provider.getList<SlugOwner>('blog_posts', {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
        filter: { slug },
        meta: { columns: ['id', 'title'] },
      });
      return data[0] ?? null;
    },
    staleTime: 0,
  });

/** How many addresses are looked at for a free one. */
const candidates = 30;

/** Asks for an address that no article has: the given one with the lowest number that makes it so. */
export const freeSlugQuery = (provider: Pick<DataProvider, 'getList'>, slug: string) =>
  queryOptions({
    queryKey: ['blog_posts', 'free-slug', slug],
    queryFn: async (): Promise<string | null> => {
      const numbered = Array.from({ length: candidates }, (_, index) => `${slug}-${index + 2}`);
      const { data } = await provider.getList<Pick<Post, 'id' | 'slug'>>('blog_posts', {
        pagination: { page: 1, perPage: candidates },
        sort: { field: 'id', order: 'ASC' },
        filter: { slug: numbered },
        meta: { columns: ['id', 'slug'] },
      });
      const taken = new Set(data.map((post) => post.slug));
      return numbered.find((one) => !taken.has(one)) ?? null;
    },
    staleTime: 0,
  });

/** Said while one writes, and again once the database refused a save for that. */
export const takenBy = ({ title }: SlugOwner): string =>
  `Cette adresse est déjà celle de « ${title} ». Choisissez-en une autre.`;
