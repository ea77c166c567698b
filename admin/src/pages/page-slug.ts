import { pageFolders, screenPaths } from '@agency/supabase/pages';
import { previewPath } from '@agency/supabase/preview-message';
import type { PageSummary } from './page';

/** `pages_slug_shape` of the database. */
const shape = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/;

/** First segments that the server keeps for itself. */
const ofTheServer = new Set(['admin', 'rest', 'auth', 'storage', 'healthz']);

/**
 * Why a new page cannot have an address; undefined when it can.
 * @param pages those that exist
 */
export function slugProblem(slug: string, pages: readonly Pick<PageSummary, 'slug' | 'title'>[]): string | undefined {
  if (!shape.test(slug)) return 'Minuscules sans accent, chiffres et tirets, par exemple « nos-tarifs »';
  const [folder = '', rest] = slug.split('/');
  if (rest !== undefined && !pageFolders.includes(folder))
    return `Avant une barre oblique, le site ne connaît que ${pageFolders.join(', ')}`;
  if (rest === undefined && (isScreen(slug) || ofTheServer.has(slug)))
    return 'Cette adresse est celle d’un écran du site';
  const owner = pages.find((page) => page.slug === slug);
  return owner && `Cette adresse est déjà celle de « ${owner.title} »`;
}

const isScreen = (slug: string): boolean => [...screenPaths, previewPath].includes(`/${slug}`);
