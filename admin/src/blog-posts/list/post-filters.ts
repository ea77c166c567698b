import { postCategories, postStatuses, postStatusLabels } from '@agency/supabase/blog-posts';
import { contains } from '../../providers/filters';

/** What the list can be narrowed to; a value that is not there narrows nothing. */
export interface PostFilter {
  readonly q?: string;
  readonly status?: string;
  readonly category?: string;
  readonly tags?: string;
  readonly featured?: boolean;
}

/** What these mean to the database; the others are columns that equal the value. Words have a search of their own. */
export const postFilterRules = { tags: contains('tags') };

export const statusChoices = [
  ['', 'Tous les statuts'],
  ...postStatuses.map((status) => [status, postStatusLabels[status]] as const),
] as const;

export const categoryChoices = [
  ['', 'Toutes'],
  ...postCategories.map((category) => [category, category] as const),
] as const;

/** The order of the list where none is chosen. */
export const newestFirst = { field: 'created_at', order: 'DESC' } as const;

/** Orders on offer: « column direction » and what it reads. With words, what was not chosen is by relevance. */
export const sortChoices = (words: string) =>
  [
    ['created_at DESC', words ? 'Pertinence' : 'Plus récents'],
    ['created_at ASC', 'Plus anciens'],
    ['updated_at DESC', 'Modifiés récemment'],
    ['title ASC', 'Titre de A à Z'],
    ['title DESC', 'Titre de Z à A'],
    ['view_count DESC', 'Plus vus'],
    ['view_count ASC', 'Moins vus'],
  ] as const;

/** The filter with one value changed; an emptied one leaves it. */
export function withValue(filter: PostFilter, name: keyof PostFilter, value: string | boolean): PostFilter {
  const { [name]: _former, ...others } = filter;
  return value === '' || value === false ? others : { ...others, [name]: value };
}
