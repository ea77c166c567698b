import { queryOptions } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { Post } from './post';

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

/** Said before the save, which the database would refuse. */
export const takenBy = ({ title }: SlugOwner): string =>
  `Cette adresse est déjà celle de « ${title} ». Choisissez-en une autre.`;
