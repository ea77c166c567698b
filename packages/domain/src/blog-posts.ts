import { slugFromTitle } from './slug';

/** Categories of the editor's list, in order. */
export const postCategories = [
  'Automatisation',
  'NoCode',
  'CRM',
  'Stratégie Digitale',
  'Intelligence Artificielle',
] as const;

/** Returns the name that readers see: the name of the category's row or, while nobody has written one, the value that articles store. */
export const categoryName = (
  rows: readonly { readonly category: string; readonly name: string }[],
  category: string,
): string => rows.find((row) => row.category === category)?.name || category;

export const categoryPath = (category: (typeof postCategories)[number]): string =>
  `/blog/categorie/${slugFromTitle(category)}`;

export const authorPath = (slug: string): string => `/blog/auteur/${slug}`;

/** Categories of the public filter, in order. */
export const publicPostCategories = ['Automatisation', 'Intelligence Artificielle', 'NoCode', 'CRM'] as const;

/** The category that the filter of the specification lacks: the blog shows a link to it beside the filter's buttons. */
export const categoryBesideFilter = 'Stratégie Digitale';

export const postStatuses = ['draft', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postStatusLabels: Readonly<Record<PostStatus, string>> = {
  draft: 'Brouillon',
  published: 'Publié',
};

/** The values of a new article in the editor (specification §3.1); the editor adds the product's name as the author. */
export const newPostDefaults = {
  category: 'Automatisation',
  read_time_minutes: 5,
  status: 'draft',
  featured: false,
  tags: [] as string[],
} as const;

/** The maximum numbers of featured articles on the home page and in the list, and of similar articles below an article. */
export const featuredPostsLimit = 3;
export const similarPostsLimit = 3;
