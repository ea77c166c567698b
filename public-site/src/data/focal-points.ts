import { mediaNameIn } from '@agency-site/domain/media';
import type { SiteClient } from './client';

/** A point of a picture, in hundredths of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The focal points of pictures by name. A picture that is missing here is cropped around its middle. */
export type FocalPoints = ReadonlyMap<string, FocalPoint>;

/** The focal point of the picture at an address; the middle when it has none. */
export const pointOf = (points: FocalPoints, address: string): FocalPoint =>
  points.get(mediaNameIn(address) ?? '') ?? { x: 50, y: 50 };

/** The most names that fit into the address of one request. */
const MAX_NAMES = 60;

/** Reads the focal points of all pictures of a page at once. */
export const loadFocalPoints = (client: SiteClient, data: unknown): Promise<FocalPoints> =>
  loadPointsOf(client, picturesIn(data));

/** The names of the library's pictures in the data of a page, separated by spaces. */
export const picturesIn = (data: unknown): string => [...new Set(namesIn(data))].slice(0, MAX_NAMES).join(' ');

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
