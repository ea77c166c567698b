import { png } from '../pictures';
import type { LiteralRequest } from './whole-server';

/** The circumstances of an answer of this kind. */
interface Occasion extends Omit<LiteralRequest, 'line'> {
  /** The sender: a person with a session, sent as a token or in the cookie of pages; by default a stranger. */
  readonly as?: 'administrator' | 'cookie';
  /** The type of the body. */
  readonly type?: string;
  /** A request that the same address sends before, and how often, each time with another {count}. */
  readonly after?: readonly [line: string, times: number];
}
export type Kind = readonly [status: number, cacheControl: string, line: string, occasion?: Occasion];

export const noCache = 'no-cache';
export const noStore = 'no-store';
export const privateNoStore = 'private, no-store';
export const privateNoCache = 'private, no-cache';
export const hour = 'public, max-age=3600';
export const immutable = 'public, max-age=31536000, immutable';

export const administrator = { as: 'administrator' } as const;
export const cookie = { as: 'cookie' } as const;
export const json = (body: unknown, occasion: Occasion = {}): Occasion => ({
  type: 'application/json',
  body: JSON.stringify(body),
  ...occasion,
});
export const form = (body: string, headers = {}): Occasion => ({
  type: 'application/x-www-form-urlencoded',
  body,
  headers,
});
export const file = (occasion: Occasion = administrator): Occasion => ({
  type: 'image/png',
  body: new Uint8Array(png(10, 10)),
  ...occasion,
});
export const contact = { name: 'Sabine', email: 'sabine@example.fr', message: 'Bonjour' };
/** The file and the picture that the tests store; the picture also has an original. */
export const storedFile = 'plaquette-0a1b2c3d4e5f6a7b.pdf';
export const storedPicture = 'atelier-10x10-00000001.png';

/** Kinds of answers by their names, for each route. */
export type KindsByRoute = Readonly<Record<string, Readonly<Record<string, Kind>>>>;
