// @module-tag spec-10-8
import type { HttpError } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { createAuth } from '../auth-client';
import { dataProvider } from '../data-provider';
import { describeFailure } from '../failed-calls/describe-failure';
import { mediaResource } from './media-library';

const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };
const provider = dataProvider(configuration, createAuth(configuration), []);
const picture = { id: 'plan-800x600-00000001.webp', small: 'plan-800x600-00000001-small.webp' };

interface Answers {
  readonly storage: Response;
  /** The titles of the texts that use the picture, as the library answers; undefined if the library no longer has the picture. */
  readonly uses?: readonly string[];
  readonly library?: Response;
}

/** Deletes the picture, with a storage and a database that give these answers. @returns the message of the banner, if any */
async function deleteBefore({ storage, uses, library }: Answers) {
  const row = {
    name: picture.id,
    small_name: null,
    uses: uses?.map((title) => ({ kind: 'blog_posts', id: '1', title })),
  };
  const answer = (address: string): Response => {
    if (address.includes('/storage/v1/object/originals')) return Response.json([]);
    if (address.includes('/storage/')) return storage;
    return library ?? Response.json(uses ? [{ ...row, name: `autre-${row.name}` }, row] : []);
  };
  vi.stubGlobal('fetch', (request: Request | string) =>
    Promise.resolve(answer(typeof request === 'string' ? request : request.url)),
  );
  const params = { id: picture.id, previousData: picture };
  return provider.delete(mediaResource, params).then(
    () => undefined,
    (error: unknown) => ({ ...describeFailure(error, 'delete'), status: (error as HttpError).status }),
  );
}
afterEach(() => vi.unstubAllGlobals());

const inUse = 'The picture plan-800x600-00000001.webp is in use: blog_posts « Devis »';
const ownServer = () => Response.json({ statusCode: '409', error: 'in use', message: inUse }, { status: 409 });
/** Hosted storage answers an exception of a trigger with 400, and 500 in the body. */
const hosted = () => Response.json({ statusCode: '500', error: 'DatabaseError', message: inUse }, { status: 400 });
const refused = (status: number) => Response.json({ statusCode: String(status), message: 'No' }, { status });
const deleted = (...names: readonly string[]) => Response.json(names.map((name) => ({ name })));

const needed = 'Erreur lors de la suppression : cet élément figure dans «\u00A0Devis\u00A0». Retirez-l’en d’abord.';
const unseen = 'Erreur lors de la suppression : cet élément figure dans d’autres. Retirez-l’en d’abord.';
const withoutRight =
  'Erreur lors de la suppression : vos droits ne le permettent pas. Demandez ce droit à un administrateur du site.';
const gone = 'Erreur lors de la suppression : cette image n’est plus là, ou vos droits ne permettent plus de la voir.';

it.each([
  ['in use, our server', ownServer, ['Devis'], needed],
  ['in use, a hosted project', hosted, ['Devis'], needed],
  ['in use where one does not see it, our server', ownServer, [], unseen],
  ['in use where one does not see it, a hosted project', hosted, [], unseen],
  ['hidden by row level security: nothing was deleted', deleted, [], withoutRight],
  ['refused by a policy', () => refused(403), [], withoutRight],
  ['used by now, and nothing was deleted', deleted, ['Devis'], needed],
  ['deleted by somebody else in the meantime', deleted, undefined, gone],
])(
  'for a picture that is not deleted, the banner has one true sentence and nothing else: %s',
  async (_why, storage, uses, sentence) => {
    const { status: _status, ...shown } = (await deleteBefore({ storage: storage(), ...(uses && { uses }) })) ?? {};
    expect(shown).toEqual({ summary: sentence });
  },
);

it('a picture that is deleted needs no small file of its own', async () => {
  expect(await deleteBefore({ storage: deleted(picture.id) })).toBeUndefined();
  expect(await deleteBefore({ storage: deleted(picture.small, picture.id) })).toBeUndefined();
});

it(
  'an expired session stays an expired session, and a failure is not taken for a refusal',
  { tags: 'spec-8' },
  async () => {
    expect(await deleteBefore({ storage: refused(401) })).toMatchObject({ status: 401 });
    const failed = { status: 503, advice: 'Vérifiez votre connexion, puis recommencez.' };
    expect(await deleteBefore({ storage: refused(503), uses: [] })).toMatchObject(failed);
    expect(await deleteBefore({ storage: deleted(), library: refused(503) })).toMatchObject(failed);
  },
);
