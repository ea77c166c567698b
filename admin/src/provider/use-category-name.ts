import { categoryName, postCategories } from '@agency-site/domain/blog-posts';
import type { Database } from '@agency-site/supabase/types';
import { type DataProvider, useGetList } from 'react-admin';

type Category = Pick<Database['public']['Tables']['blog_categories']['Row'], 'id' | 'category' | 'name'>;

/** By id, because no reader shows this order, and an order by labels would take one request for each category. */
const everyCategory = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
  meta: { columns: ['id', 'category', 'name'] },
} as const;

/** @returns the same function, for code without hooks */
export async function readCategoryNames(provider: DataProvider): Promise<(category: string) => string> {
  const { data: rows } = await provider.getList<Category>('blog_categories', everyCategory);
  return (category) => categoryName(rows, category);
}

/** Each cell of a list asks for the names; one request a minute answers them all. */
const staleTime = 60_000;

/** @returns a function that takes a stored category and returns the name that readers see; while the names load, the stored value */
export function useCategoryName(): (category: string) => string {
  const { data: rows = [] } = useGetList<Category>('blog_categories', everyCategory, { staleTime });
  return (category) => categoryName(rows, category);
}

/** The categories that articles may store, each with the name that readers see. */
export function useCategoryOptions(): readonly (readonly [string, string])[] {
  const nameOf = useCategoryName();
  return postCategories.map((category) => [category, nameOf(category)]);
}
