import { PrivateAddressError } from '@agency/mail/post-to-public';
import { formerPicturePath } from '@agency/import/move-pictures';
import { Hono } from 'hono';
import { MediaRefusal } from '@agency/domain/media-check';
import { fetchPicture } from '../transfer/fetch-picture';
import { administratorSession } from './administrator-session';
import type { SupabaseAccess } from './supabase-access';

/**
 * Serves pictures of a former site to people who may import. The back-office cannot read them itself; it uploads them to the library with
 * the person's own rights. It serves no file that is not a picture, and requests no address of this machine's network.
 */
export const formerPictures = (access: SupabaseAccess, allowPrivate: boolean): Hono =>
  new Hono().get(formerPicturePath, async (context) => {
    context.header('cache-control', 'private, no-store');
    if (!(await administratorSession(context, access, 'imports'))) return context.json({ message: 'Owners only' }, 401);
    try {
      const { type, bytes } = await fetchPicture(context.req.query('address') ?? '', allowPrivate);
      return context.body(bytes, 200, { 'content-type': type });
    } catch (error) {
      if (error instanceof MediaRefusal) return context.json({ message: error.message }, error.status);
      return context.json({ message: 'Not read' }, error instanceof PrivateAddressError ? 403 : 502);
    }
  });
