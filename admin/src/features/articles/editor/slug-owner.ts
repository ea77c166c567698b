import { queryOptions } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { Post } from '../post';

export type SlugOwner = Pick<Post, 'id' | 'title' | 'slug'>;

/** How many numbered slugs are tried. */
const candidateCount = 30;

/** The articles that have one of these slugs. */
const ownersOf = async (provider: Pick<DataProvider, 'getList'>, slug: string | string[]) => {
  const { data } = await provider.getList<SlugOwner>('blog_posts', {
    pagination: { page: 1, perPage: candidateCount },
    sort: { field: 'id', order: 'ASC' },
    filter: { slug },
    meta: { columns: ['id', 'title', 'slug'] },
  });
  return data;
};

/** Which article has a slug, if any. */
export const slugOwnerQuery = (provider: Pick<DataProvider, 'getList'>, slug: string) =>
  queryOptions({
    queryKey: ['blog_posts', 'slug-owner', slug],
    queryFn: async () => (await ownersOf(provider, slug))[0] ?? null,
    staleTime: 0,
  });

/** A slug that no article has: the given one with the lowest free number. */
export const freeSlugQuery = (provider: Pick<DataProvider, 'getList'>, slug: string) =>
  queryOptions({
    queryKey: ['blog_posts', 'free-slug', slug],
    queryFn: async () => {
      const numbered = Array.from({ length: candidateCount }, (_, index) => `${slug}-${index + 2}`);
      const used = new Set((await ownersOf(provider, numbered)).map((owner) => owner.slug));
      return numbered.find((one) => !used.has(one)) ?? null;
    },
    staleTime: 0,
  });

/** Shown by the field's own check, and as the error of a refused save. */
export const slugConflictMessage = ({ title }: SlugOwner): string =>
  `Cette adresse est déjà celle de « ${title} ». Choisissez-en une autre.`;
