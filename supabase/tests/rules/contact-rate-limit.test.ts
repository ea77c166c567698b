// @module-tag spec-10-3
import { expect, test } from 'vitest';
import { clientOf, codeOf, freshAddress } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();

const request = { name: 'Ana', email: 'ana@example.fr', message: 'Bonjour' };

/** Sends contact requests one after the other from an address; returns the statuses. */
async function send(address: string, times: number, headers: (index: number) => Record<string, string> = () => ({})) {
  const client = clientOf(supabase, undefined, address);
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    statuses.push((await client('POST', '/rest/v1/contacts', request, headers(index))).status);
  }
  return statuses;
}

/** Returns the start of the current rate-limit window. */
async function windowStart(): Promise<string | undefined> {
  const [window] = await supabase.database<{ start: string }[]>`
    select date_bin('10 minutes', now(), timestamptz '2026-01-01 00:00:00+00') as start`;
  return window?.start;
}

/** Sends within one window: it repeats from another address if the window ended meanwhile. */
async function inOneWindow(sendFrom: (address: string) => Promise<number[]>): Promise<number[]> {
  const start = await windowStart();
  const statuses = await sendFrom(freshAddress());
  return (await windowStart()) === start ? statuses : inOneWindow(sendFrom);
}

const twenty = Array.from({ length: 20 }, () => 201);

test('the 21st request of an address in ten minutes gets 429, and other addresses do not', async () => {
  let refused: unknown;
  const statuses = await inOneWindow(async (address) => {
    const first = await send(address, 21);
    const answer = await clientOf(supabase, undefined, address)('POST', '/rest/v1/contacts', request);
    refused = answer.body;
    return [...first, answer.status];
  });
  expect(statuses).toEqual([...twenty, 429, 429]);
  expect(await send(freshAddress(), 1)).toEqual([201]);
  expect(refused).toEqual({
    code: 'PT429',
    message: 'Too many contact requests from this address',
    details: null,
    hint: null,
  });
});

test('requests at the same time are counted as well as one after the other', async () => {
  const statuses = await inOneWindow(async (address) => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(address, 1)));
    return answers.flat();
  });
  expect(statuses.toSorted((one, other) => one - other)).toEqual([...twenty, ...twenty.map(() => 429)]);
});

test('many requests in one body count one by one, and are all refused together', async () => {
  const { database } = supabase;
  const answer = await clientOf(supabase)(
    'POST',
    '/rest/v1/contacts',
    Array.from({ length: 21 }, (_, index) => ({
      ...request,
      email: `lot-${index}@example.fr`,
    })),
  );
  expect([answer.status, codeOf(answer)]).toEqual([429, 'PT429']);
  expect(await database`select from public.contacts where email like 'lot-%'`).toHaveLength(0);
});

test.each(['cf-connecting-ip', 'x-real-ip', 'true-client-ip', 'forwarded', 'x-client-ip'])(
  'a client that sends another %s each time gets no further',
  async (name) => {
    const statuses = await inOneWindow((address) => send(address, 21, (index) => ({ [name]: `203.0.113.${index}` })));
    expect(statuses).toEqual([...twenty, 429]);
  },
);

test('a client that puts addresses before its own in X-Forwarded-For gets no further', async () => {
  const statuses = await inOneWindow((address) =>
    send(address, 21, (index) => ({ 'x-forwarded-for': `203.0.113.${index}, ${address}` })),
  );
  expect(statuses).toEqual([...twenty, 429]);
});

test('ten minutes later the address may send again', async () => {
  let address = '';
  const statuses = await inOneWindow((fresh) => send((address = fresh), 21));
  expect(statuses).toEqual([...twenty, 429]);
  await supabase.database`update private.request_counters set window_start = window_start - interval '10 minutes'`;
  expect(await send(address, 1)).toEqual([201]);
});

test('a signed-in account that is no administrator is limited too', async () => {
  const token = await supabase.signIn('signed-in');
  const statuses = await inOneWindow((address) => send(address, 21, () => ({ authorization: `Bearer ${token}` })));
  expect(statuses).toEqual([...twenty, 429]);
});

test('nobody can find an address behind its digest, which is deleted after ten minutes', async () => {
  const { database } = supabase;
  const address = freshAddress();
  await send(address, 1);
  const counters = await database<{ address_digest: string }[]>`select * from private.request_counters`;
  expect(JSON.stringify(counters)).not.toContain(address);
  const guesses = await database<{ digest: string }[]>`
    select encode(sha256(convert_to(guess, 'UTF8')), 'hex') as digest
    from unnest(array[${address}, 'contact ' || ${address}, 'contact ' || ${address} || ' ' || current_date]) as guess`;
  for (const { digest } of guesses) expect(counters.map((row) => row.address_digest)).not.toContain(digest);

  await database`update private.request_counters set window_start = window_start - interval '10 minutes'`;
  await send(freshAddress(), 1);
  expect(await database`select from private.request_counters`).toHaveLength(1);
});

test('the key of a day is deleted the next day, by the first who sends or by the daily purge', async () => {
  const { database } = supabase;
  const keys = () => database<{ key: Uint8Array }[]>`select key from private.address_keys`;
  const age = () => database`update private.address_keys set day = day - 1`;
  await send(freshAddress(), 1);
  const [former] = await keys();
  await age();
  await Promise.all([send(freshAddress(), 1), send(freshAddress(), 1)]);
  const left = await keys();
  expect(left).toHaveLength(1);
  expect(left[0]?.key).not.toEqual(former?.key);
  await age();
  await database`select private.purge_expired()`;
  expect(await keys()).toHaveLength(0);
});
