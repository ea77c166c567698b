// @module-tag spec-6
import { beforeEach, expect, test } from 'vitest';
import { jpeg, png } from '../../../server/tests/pictures';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { mediaClient, type MediaClient } from './media-api';

const supabase = useTestSupabase();
const clientOf = async (who: Parameters<typeof supabase.signIn>[0]): Promise<MediaClient> =>
  mediaClient(supabase, await supabase.signIn(who));

const name = 'atelier-1600x900-0a1b2c3d.png';
const small = 'atelier-1600x900-0a1b2c3d-small.png';
const whole = new Uint8Array(png(1600, 900));
const reduced = new Uint8Array(png(400, 225));

beforeEach(async () => {
  const owner = await clientOf('administrator');
  const { database } = supabase;
  const rows = await database<
    { bucket: string; name: string }[]
  >`select bucket_id as bucket, name from storage.objects`;
  for (const bucket of ['media', 'originals']) {
    const prefixes = rows.filter((row) => row.bucket === bucket).map((row) => row.name);
    await owner.send('DELETE', `object/${bucket}`, { prefixes });
  }
});

/** The files that belong to the picture, each as its sender would add it. */
const files: Readonly<Record<string, (client: MediaClient) => Promise<{ status: number }>>> = {
  'its small file': (client) => client.upload(small, reduced),
  'its small file of another type': (client) =>
    client.upload(small.replace('png', 'jpg'), new Uint8Array(jpeg(400, 225))),
  'its original': (client) => client.keepOriginal(name, whole),
  'an original of its small file': (client) => client.keepOriginal(small, whole),
  'a picture of its name and another type': (client) =>
    client.upload(name.replace('png', 'jpg'), new Uint8Array(jpeg(1600, 900))),
};
const stored = async () => (await supabase.database`select bucket_id, name from storage.objects`).length;

test.each(Object.entries(files))(
  'an author adds %s to no picture of somebody else, nor before it comes',
  async (_, send) => {
    const [owner, author] = [await clientOf('administrator'), await clientOf('author')];
    expect((await owner.upload(name, whole)).status).toBe(200);
    expect([(await send(author)).status >= 400, await stored()]).toEqual([true, 1]);
    expect((await owner.remove(name)).status).toBe(200);

    // The author's file arrives before its picture and reserves the name: nobody else may upload a picture of that name.
    expect((await send(author)).status).toBe(200);
    const sent = await stored();
    expect([(await owner.upload(name, whole)).status, await stored()]).toEqual([403, sent]);
  },
);

test('a picture gets its files from who sent it, and from who changes those of others', async () => {
  const [owner, author] = [await clientOf('administrator'), await clientOf('author')];
  // The back-office sends them in this order.
  expect((await author.keepOriginal(name, whole)).status).toBe(200);
  expect((await author.keepOriginal(name, whole)).status, 'another try').toBe(409);
  expect((await owner.upload(small, reduced)).status, 'before there is a picture').toBe(403);
  expect((await author.upload(name, whole)).status).toBe(200);
  expect((await author.upload(small, reduced)).status).toBe(200);
  expect((await author.upload('atelier-1600x900-4e5f6a7b.png', whole)).status, 'another picture').toBe(200);
  expect((await owner.remove(name, small)).status).toBe(200);

  expect((await author.upload(name, whole)).status).toBe(200);
  expect((await owner.keepOriginal(name, whole)).status).toBe(200);
  expect((await owner.upload(small, reduced)).status).toBe(200);
});

test('of two people at the same moment, one has the name of a picture and its files', async () => {
  const [owner, author] = [await clientOf('administrator'), await clientOf('author')];
  for (let round = 10; round < 20; round += 1) {
    const [picture, other] = ['', '-small'].map((end) => `atelier-1600x900-0a1b2c${round}${end}.png`) as [
      string,
      string,
    ];
    const before = await stored();
    await Promise.all([owner.upload(picture, whole), author.upload(other, reduced)]);
    expect(await stored()).toBe(before + 1);
  }
});
