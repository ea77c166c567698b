import type { Session } from '@supabase/auth-js';
import { expect, it, vi } from 'vitest';
import { createAuth } from './auth-client';
import { lastWrites } from './last-writes';

const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };
const notes = { notes: 'Rappeler', notes_updated_at: 'v1' };

/** What is sent, and the answer of a server that has this status. */
function write(answer: object, status = 200) {
  const auth = createAuth(configuration);
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer, { status })));
  vi.stubGlobal('fetch', sent);
  vi.spyOn(auth, 'onAuthStateChange').mockImplementation((listener) => {
    void listener('SIGNED_IN', { access_token: 'token' } as Session);
    return { data: { subscription: { id: '1', callback: () => undefined, unsubscribe: () => undefined } } };
  });
  const { updateOnLeaving } = lastWrites(configuration, auth);
  return { sent, save: (data: object) => updateOnLeaving('contacts', 'c1', { ...data }, ['id']) };
}

it('the last write goes on after the page, in the name of who is signed in (§10.6)', async () => {
  const { sent, save } = write({ id: 'c1' });
  expect(await save(notes)).toEqual({ id: 'c1' });
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    'http://localhost/rest/v1/rpc/save_notes?select=id',
    expect.objectContaining({ keepalive: true, headers: expect.objectContaining({ authorization: 'Bearer token' }) }),
  );
});

it('a refused last write is a failure, and one without a version is not sent', async () => {
  const { sent, save } = write({ code: 'PT409' }, 409);
  await expect(save(notes)).rejects.toMatchObject({ status: 409, body: { code: 'PT409' } });
  await expect(save({ notes: 'Rappeler' })).rejects.toThrow('names no version');
  expect(sent).toHaveBeenCalledTimes(1);
});
