import { PrivateAddressError } from '@agency-site/mail/post-to-public';
import { formerFilePath, formerPicturePath } from '@agency-site/import/move-pictures';
import { Hono } from 'hono';
import { MediaRefusal } from '@agency-site/domain/media-check';
import type { StoredContent } from '../transfer/content-database';
import { fetchFile } from '../transfer/fetch-file';
import { fetchPicture } from '../transfer/fetch-picture';
import { administratorSession } from './administrator-session';
import type { SupabaseAccess } from './supabase-access';

/** The function that fetches for each path. */
const fetchedAt: Readonly<Record<string, (address: string, allowPrivate: boolean) => Promise<StoredContent>>> = {
  [formerPicturePath]: fetchPicture,
  [formerFilePath]: fetchFile,
};

/**
 * Serves pictures and files of a former site to people who may import. The back-office cannot read them itself; it uploads them with the
 * person's own rights. It serves no file of another type, and requests no address of this machine's network.
 */
export function formerFiles(access: SupabaseAccess, allowPrivate: boolean): Hono {
  const routes = new Hono();
  for (const [path, fetchContent] of Object.entries(fetchedAt))
    routes.get(path, async (context) => {
      context.header('cache-control', 'private, no-store');
      if (!(await administratorSession(context, access, 'imports')))
        return context.json({ message: 'Owners only' }, 401);
      try {
        const { name, type, bytes } = await fetchContent(context.req.query('address') ?? '', allowPrivate);
        return context.body(bytes, 200, {
          'content-type': type,
          'content-disposition': `attachment; filename="${name}"`,
          'x-content-type-options': 'nosniff',
        });
      } catch (error) {
        if (error instanceof MediaRefusal) return context.json({ message: error.message }, error.status);
        return context.json({ message: 'Not read' }, error instanceof PrivateAddressError ? 403 : 502);
      }
    });
  return routes;
}
