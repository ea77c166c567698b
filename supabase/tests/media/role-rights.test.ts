// @module-tag spec-6
import { expect, test } from 'vitest';
import { jpeg, png } from '../../../server/tests/pictures';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { mediaClient, type MediaClient } from './media-api';

const supabase = useTestSupabase();
const clientOf = async (who: Parameters<typeof supabase.signIn>[0]): Promise<MediaClient> =>
  mediaClient(supabase, await supabase.signIn(who));
const stored = async (): Promise<readonly string[]> =>
  (await supabase.database<{ name: string }[]>`select name from storage.objects order by name`).map(({ name }) => name);

const kept = 'gardee-0a1b2c3d.png';
const bytes = new Uint8Array(png(20, 10));

/** Requests to the API of pictures that the back-office does not offer. */
const attempts: Readonly<Record<string, (client: MediaClient) => Promise<{ status: number; body: unknown }>>> = {
  'deletes one': (client) => client.send('DELETE', `object/media/${kept}`),
  'deletes several': (client) => client.remove(kept),
  'writes over one': (client) => client.send('PUT', `object/media/${kept}`, {}),
  'writes over one as an upload': (client) => client.upload(kept, bytes, { 'x-upsert': 'true' }),
  'moves one': (client) =>
    client.send('POST', 'object/move', { bucketId: 'media', sourceKey: kept, destinationKey: 'ailleurs-0a1b2c3d.png' }),
  'copies one': (client) =>
    client.send('POST', 'object/copy', { bucketId: 'media', sourceKey: kept, destinationKey: 'copie-0a1b2c3d.png' }),
  'writes beside the pictures': (client) => client.send('POST', 'object/backups/a.json', {}),
  'makes a folder for files of any kind': (client) =>
    client.send('POST', 'bucket', { id: 'ouvert', name: 'ouvert', public: true }),
  'empties it': (client) => client.send('POST', 'bucket/media/empty'),
  'makes it private': (client) => client.send('PUT', 'bucket/media', { public: false }),
  'deletes it': (client) => client.send('DELETE', 'bucket/media'),
  'signs an upload for somebody else': (client) => client.send('POST', `object/upload/sign/media/${kept}`, {}),
};

test.each(['author', 'reader'] as const)('%s changes and deletes no picture', async (who) => {
  const [owner, client] = [await clientOf('administrator'), await clientOf(who)];
  await owner.upload(kept, bytes);
  const before = await stored();
  const succeeded: string[] = [];
  for (const [attempt, run] of Object.entries(attempts)) {
    const { status, body } = await run(client);
    // The API answers a deletion that no policy allows with an empty list.
    if (status < 400 && !(Array.isArray(body) && body.length === 0)) succeeded.push(attempt);
  }
  expect({ succeeded, stored: await stored() }).toEqual({ succeeded: [], stored: before });
  expect((await client.send('GET', `object/public/media/${kept}`)).body).toEqual(Buffer.from(bytes));
});

test.each([
  ['author', 200],
  ['reader', 403],
] as const)('%s adds a picture: %i', async (who, status) => {
  const answer = await (await clientOf(who)).upload(`neuve-${who}-0a1b2c3d.jpg`, new Uint8Array(jpeg(20, 10)));
  expect(answer.status === 200 ? 200 : 403).toBe(status);
  expect((await stored()).includes(`neuve-${who}-0a1b2c3d.jpg`)).toBe(status === 200);
});
