import { categoryName } from '@agency-site/domain/blog-posts';
import type { BlogFilter } from '../../data/blog-filter';
import type { CategoryText } from '../../data/site-content';

/** The title of a list: « Tous les articles », « Catégorie CRM », « Recherche “devis”, catégorie CRM »… */
export function listName({ category, tag, search }: BlogFilter, categories: readonly CategoryText[]): string {
  const parts = [
    search && `recherche « ${search} »`,
    category && `catégorie ${categoryName(categories, category)}`,
    tag && `mot-clé « ${tag} »`,
  ].filter((part) => part !== undefined && part !== '');
  const name = parts.join(', ');
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : 'Tous les articles';
}

export interface ListCount {
  readonly total: number;
  /** How many of them the featured block of this page shows. */
  readonly featured: number;
  readonly page: number;
  readonly pages: number;
}

/** « 13 articles, dont 3 à la une, page 1 sur 2 ». */
export function countWords({ total, featured, page, pages }: ListCount): string {
  const words = [`${total} ${total > 1 ? 'articles' : 'article'}`];
  if (featured > 0 && total > featured) words.push(`dont ${featured} à la une`);
  if (pages > 1 && page <= pages) words.push(`page ${page} sur ${pages}`);
  return words.join(', ');
}

/** The message and the advice for an empty list, by its filters. */
export function emptyWords(
  { category, tag, search }: BlogFilter,
  categories: readonly CategoryText[],
): { readonly text: string; readonly advice?: string } {
  if (search) {
    const where = category ? ` dans la catégorie ${categoryName(categories, category)}` : '';
    return {
      text: `Aucun article trouvé pour « ${search} »${where}.`,
      advice: 'Essayez un seul mot, ou un mot de la même famille : « relance » trouve aussi « relancer ».',
    };
  }
  if (tag)
    return { text: `Aucun article trouvé pour le mot-clé « ${tag} »${category ? ' dans cette catégorie' : ''}.` };
  if (category) return { text: 'Aucun article trouvé pour cette catégorie.' };
  return { text: 'Aucun article pour le moment.' };
}
