import { fileTypeOf, filesBucket, maxFileBytes, publicFilesPath } from '@agency-site/domain/files';
import {
  cachedForever,
  maxMediaBytes,
  maxOriginalBytes,
  mediaBucket,
  mediaTypeOf,
  originalsBucket,
  publicMediaPath,
} from '@agency-site/domain/media';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { EmbeddedSupabase } from '../embedded-supabase';
import {
  checkFile,
  checkPicture,
  MediaRefusal,
  pictureWithoutMetadata,
  type RefusalReason,
} from '@agency-site/domain/media-check';
import { sessionClaims, type SessionClaims } from '../session-token';

/** Content-Security-Policy of files: one that somebody opens alone in a tab runs no script, whatever it contains. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const MAX_LIST_BYTES = 32 * 1024;

const notFound = { statusCode: '404', error: 'not_found', message: 'Object not found' };

type SignedIn = { Variables: { caller: SessionClaims } };

const objectPath = '/storage/v1/object';

/**
 * The part of hosted Supabase's storage API that the product uses: upload and delete, public reading of pictures and files, reading of
 * originals with a session. It refuses requests without a session before it reads their body.
 */
export function mediaRoutes({ keys, media }: Pick<EmbeddedSupabase, 'keys' | 'media'>): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();

  routes.get(`${publicMediaPath}:name`, async (context) => {
    const name = context.req.param('name');
    const picture = await media.read(name);
    if (!picture) return context.json(notFound, 404);
    return context.body(picture, 200, {
      'content-type': mediaTypeOf(name) ?? '',
      'content-length': String(picture.length),
      'cache-control': cachedForever,
      'content-security-policy': PICTURE_POLICY,
    });
  });

  routes.get(`${publicFilesPath}:name`, async (context) => {
    const name = context.req.param('name');
    const file = await media.readFile(name);
    if (!file) return context.json(notFound, 404);
    return context.body(file, 200, {
      'content-type': fileTypeOf(name) ?? '',
      'content-disposition': 'attachment',
      'content-length': String(file.length),
      'cache-control': cachedForever,
      'content-security-policy': PICTURE_POLICY,
      'x-content-type-options': 'nosniff',
    });
  });

  for (const [bucket, { most, sentAs }] of Object.entries(buckets)) {
    const bucketPath = `${objectPath}/${bucket}`;
    for (const path of [bucketPath, `${bucketPath}/*`]) {
      routes.use(path, async (context, next) => {
        const caller = await sessionClaims(context.req.header('authorization'), keys.jwtSecret);
        if (!caller) return refuse(context, 'no session');
        context.set('caller', caller);
        return next();
      });
    }
    routes.post(`${bucketPath}/:name{[^]+}`, limit(most, bucket), async (context) => {
      const name = context.req.param('name') ?? '';
      const sent = new Uint8Array(await context.req.arrayBuffer());
      const file = sentAs(name, sent, context.req.header('content-type'));
      await media.add(context.var.caller, { bucket, name, ...file });
      return context.json({ Key: `${bucket}/${name}` });
    });
    routes.delete(bucketPath, limit(MAX_LIST_BYTES, bucket), async (context) => {
      const request = await context.req.json<{ prefixes?: unknown } | null>().catch(() => null);
      if (!isListOfNames(request?.prefixes)) return refuse(context, 'bad request');
      const gone = await media.remove(context.var.caller, bucket, request.prefixes);
      return context.json(gone.map((name) => ({ bucket_id: bucket, name })));
    });
  }
  routes.get(`${objectPath}/${originalsBucket}/:name`, async (context) => {
    const original = await media.readOriginal(context.var.caller, context.req.param('name'));
    if (!original) return context.json(notFound, 404);
    return context.body(original.bytes, 200, {
      'content-type': original.type,
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
      'content-security-policy': PICTURE_POLICY,
    });
  });
  routes.onError((error, context) => {
    if (error instanceof MediaRefusal) return answer(context, error);
    throw error;
  });
  return routes;
}

/** Returns the file without metadata: the back-office redraws pictures before it sends them, but other clients do not. */
function pictureOf(name: string, sent: Uint8Array) {
  const type = checkPicture(name, sent);
  return { type, bytes: pictureWithoutMetadata(sent, type) };
}

/** Returns the file unchanged. Browsers may interpret its type differently from this server, so it is only a download. */
function originalOf(name: string, bytes: Uint8Array, type = '') {
  if (!mediaTypeOf(name)) throw new MediaRefusal('bad name');
  if (!/^image\/[\w.+-]+$/.test(type)) throw new MediaRefusal('not a picture');
  return { type, bytes };
}

/** The limit and the check of each bucket; those of hosted Supabase have the same limits. */
const buckets: Readonly<
  Record<
    string,
    {
      readonly most: number;
      readonly sentAs: (name: string, sent: Uint8Array, type?: string) => { type: string; bytes: Uint8Array };
    }
  >
> = {
  [mediaBucket]: { most: maxMediaBytes, sentAs: pictureOf },
  [originalsBucket]: { most: maxOriginalBytes, sentAs: originalOf },
  [filesBucket]: { most: maxFileBytes, sentAs: (name, bytes) => ({ type: checkFile(name, bytes), bytes }) },
};

const limit = (maxSize: number, bucket: string): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: (context) => refuse(context, bucket === filesBucket ? 'file too heavy' : 'too heavy'),
  });

const isListOfNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Answers in the format of hosted Supabase's storage. */
const refuse = (context: Context, reason: RefusalReason): Response => answer(context, new MediaRefusal(reason));

function answer(context: Context, { reason, status, message }: MediaRefusal): Response {
  return context.json({ statusCode: String(status), error: reason, message }, status);
}
