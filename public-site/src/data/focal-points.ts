import { mediaNameIn } from '@agency/domain/media';
import type { SiteClient } from './client';

/** A point of a picture, in hundredths of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The points of pictures that stay in sight where a shape cuts them, by the pictures' names; those without one are cut around their middle. */
export type FocalPoints = ReadonlyMap<string, FocalPoint>;

/** The point around which the picture at an address is cut. */
export const pointOf = (points: FocalPoints, address: string): FocalPoint =>
  points.get(mediaNameIn(address) ?? '') ?? { x: 50, y: 50 };

/** Longer lists of names would not fit an address. */
const MAX_NAMES = 60;

/**
 * Reads the points of all pictures of a page at once; none without a picture of the library.
 * @param data what the page has loaded
 */
export const loadFocalPoints = (client: SiteClient, data: unknown): Promise<FocalPoints> =>
  loadPointsOf(client, picturesIn(data));

/** The names of the library's pictures in what a page has loaded, separated by spaces. */
export const picturesIn = (data: unknown): string => [...new Set(namesIn(data))].slice(0, MAX_NAMES).join(' ');

/** Reads the points of the pictures of these names. */
export async function loadPointsOf(client: SiteClient, names: string): Promise<FocalPoints> {
  if (!names) return new Map();
  const { data: points } = await client.rpc('focal_points', { names }, { get: true });
  return new Map(points?.map(({ name, ...point }) => [name, point]));
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const name = mediaNameIn(value);
    return name ? [name] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}
