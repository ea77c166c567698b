import { queryOptions } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';

export interface SlugOwner {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

/** How many numbered slugs are tried. */
const candidateCount = 30;

/** The texts that have one of these slugs. */
const ownersOf = async (provider: Pick<DataProvider, 'getList'>, resource: string, slug: string | string[]) => {
  const { data } = await provider.getList<SlugOwner>(resource, {
    pagination: { page: 1, perPage: candidateCount },
    sort: { field: 'id', order: 'ASC' },
    filter: { slug },
    meta: { columns: ['id', 'title', 'slug'] },
  });
  return data;
};

/** The query for the text that has a slug; null when none has it. */
export const slugOwnerQuery = (provider: Pick<DataProvider, 'getList'>, resource: string, slug: string) =>
  queryOptions({
    queryKey: [resource, 'slug-owner', slug],
    queryFn: async () => (await ownersOf(provider, resource, slug))[0] ?? null,
    staleTime: 0,
  });

/** A slug that no text has: the given one with the lowest free number. */
export const freeSlugQuery = (provider: Pick<DataProvider, 'getList'>, resource: string, slug: string) =>
  queryOptions({
    queryKey: [resource, 'free-slug', slug],
    queryFn: async () => {
      const numbered = Array.from({ length: candidateCount }, (_, index) => `${slug}-${index + 2}`);
      const used = new Set((await ownersOf(provider, resource, numbered)).map((owner) => owner.slug));
      return numbered.find((one) => !used.has(one)) ?? null;
    },
    staleTime: 0,
  });

/** The message of the field's own check, and of a refused save. */
export const slugConflictMessage = ({ title }: SlugOwner): string =>
  `Cette adresse est déjà celle de «\u00A0${title}\u00A0». Choisissez-en une autre.`;
