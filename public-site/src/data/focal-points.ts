import { mediaNameIn } from '@agency/supabase/media';
import type { SiteClient } from './client';

/** The points of pictures that stay in sight where a shape cuts them, by the pictures' names; those without one are cut around their middle. */
export type FocalPoints = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

/** Longer lists of names would not fit an address. */
const MAX_NAMES = 60;

/**
 * Reads the points of all pictures of a page at once; none without a picture of the library.
 * @param data what the page has loaded
 */
export async function loadFocalPoints(client: SiteClient, data: unknown): Promise<FocalPoints> {
  const names = [...new Set(namesIn(data))].slice(0, MAX_NAMES);
  if (names.length === 0) return new Map();
  const { data: points } = await client.rpc('focal_points', { names: names.join(' ') }, { get: true });
  return new Map(points?.map(({ name, ...point }) => [name, point]));
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const name = mediaNameIn(value);
    return name ? [name] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}
