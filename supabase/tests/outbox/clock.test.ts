// @module-tag spec-10-12
// @module-tag spec-10-5
import { beforeEach, describe, expect, test } from 'vitest';
import { clientOf, freshAddress } from '../../../server/tests/api-client';
import { moveClock } from '../../../server/tests/set-clock';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { newsletterScene } from './newsletter-scene';

const { supabase, administrator } = useAdministrator();
const { confirmed, empty } = newsletterScene(() => supabase);
beforeEach(empty);

const move = (step: string): Promise<void> => moveClock(supabase, step);

/** A row of the outbox as a worker receives it, without a mail server. */
interface Item {
  readonly id: string;
  readonly tries: number;
}
const claim = async (): Promise<Item | undefined> => {
  const [item] = await supabase.database<Item[]>`select id, tries from public.claim_outbox('{}', '{mail, webhook}')`;
  return item;
};

/** Claims due rows, and settles them. */
async function settleDue(outcome: 'sent' | 'retry' | 'unavailable'): Promise<Item[]> {
  const items: Item[] = [];
  for (let item = await claim(); item && items.length < 100; item = await claim()) {
    items.push(item);
    await supabase.database`select public.settle_outbox(${item.id}, ${item.tries}, ${outcome}, 'later')`;
  }
  return items;
}

/** Returns the seconds until each waiting row is due, soonest first. */
const waits = async (): Promise<number[]> => {
  const rows = await supabase.database<{ seconds: number }[]>`
    select extract(epoch from due_at - now())::float8 as seconds from public.outbox where state = 'waiting' order by due_at`;
  return rows.map(({ seconds }) => seconds);
};
const distances = (sorted: readonly number[]): number[] =>
  sorted.slice(1).map((seconds, index) => Math.round(100 * (seconds - (sorted[index] ?? 0))) / 100);

async function sendLetter(perHour: number, subscribers: number): Promise<void> {
  await confirmed(...Array.from({ length: subscribers }, (_, n) => `abonne-${n}@example.fr`));
  const [post] = await supabase.database<{ id: string }[]>`
    select id from public.blog_posts where published_at <= now() order by slug limit 1`;
  const sent = await administrator('POST', '/rest/v1/rpc/send_newsletter_issue', {
    post_id: post?.id,
    subject: 'La lettre',
    introduction: '',
    audience: 'everybody',
    per_hour: perHour,
    expected_total: subscribers,
  });
  expect(sent.status).toBe(200);
}

const steps = [
  ['is set ahead by an hour', ['1 hour']],
  ['is set back by an hour', ['-1 hour']],
  ['was an hour ahead and comes back', ['1 hour', '-1 hour']],
  ['was an hour behind and is put right', ['-1 hour', '1 hour']],
  ['was years behind, as that of a machine that begins before it asks the time', ['-8000 days', '8000 days']],
] as const;

/** E-mails an hour, and the tags of the tests with that speed. */
const speeds: readonly (readonly [number, string[]])[] = [
  [600, []],
  [60, ['exhaustive']],
  [10_000, ['exhaustive']],
];

describe.each(steps)('a clock that %s', (_what, moves) => {
  for (const [perHour, tags] of speeds) {
    test(`a letter of ${perHour} an hour goes on, and keeps its distances`, { tags }, async () => {
      const distance = 3600 / perHour;
      await sendLetter(perHour, 90);
      for (const step of moves) {
        const begun = performance.now();
        await settleDue('sent');
        await supabase.database`delete from public.outbox where state = 'sent'`;
        const before = (await waits()).length;
        await move(step);
        await settleDue('sent');
        const left = await waits();
        // Only as many rows have left as became due meanwhile.
        const seconds = (performance.now() - begun) / 1000;
        expect(before - left.length).toBeLessThanOrEqual(1 + Math.ceil(seconds / distance));
        expect(left[0] ?? 0).toBeLessThanOrEqual(distance);
        expect(new Set(distances(left))).toEqual(new Set([distance]));
      }
    });
  }

  test.each([
    ['by its receiver', 'retry'],
    ['because the mail server did not answer', 'unavailable'],
  ] as const)(
    'what was put off %s is tried again after its time, neither at once nor an hour later',
    async (_by, outcome) => {
      await clientOf(supabase, undefined, freshAddress())('POST', '/rest/v1/contacts', {
        name: 'Ana',
        email: 'ana@example.fr',
        message: 'Bonjour',
      });
      await settleDue(outcome);
      for (const step of moves) {
        const tries = await supabase.database<{ tries: number }[]>`select tries from public.outbox`;
        await move(step);
        const due = await settleDue(outcome);
        const ahead = !step.startsWith('-');
        // A clock that was set ahead makes rows due: the worker tries each once, and the database postpones it again.
        expect(due).toHaveLength(ahead ? tries.length : 0);
        for (const wait of await waits()) expect(wait).toBeLessThanOrEqual(ahead ? 10 * 3 ** 2 : 10 * 3);
      }
    },
  );

  test('a new e-mail leaves at once, and a lease lasts for its minutes at most', async () => {
    const visitor = clientOf(supabase, undefined, freshAddress());
    await visitor('POST', '/rest/v1/contacts', { name: 'Ana', email: 'ana@example.fr', message: 'Bonjour' });
    const leased = await claim();
    for (const step of moves) await move(step);
    const due = [await claim(), await claim()];
    expect(due.filter((item) => item !== undefined).length).toBeGreaterThanOrEqual(1);
    await move('10 minutes');
    // Rows that were written in one transaction are due at the same time, and leave in no particular order.
    const again = [...due, ...(await settleDue('sent'))];
    expect(again.map((item) => item?.id)).toContain(leased?.id);
  });
});

test('e-mails wait while the mail server is down, and are sent at once when it is back', async () => {
  await sendLetter(600, 10);
  expect(await settleDue('unavailable')).toHaveLength(1);
  await move('4 minutes');
  const [first] = await settleDue('unavailable');
  expect((await waits()).filter((seconds) => seconds > 800)).toHaveLength(9);
  await move('1 minute');
  const [again] = await settleDue('sent');
  expect(again?.id).toBe(first?.id);
  const left = await waits();
  expect(left[0]).toBeLessThanOrEqual(6);
  expect(new Set(distances(left))).toEqual(new Set([6]));
});

test('letters that were due while no worker ran leave at their distances afterwards', async () => {
  await sendLetter(60, 10);
  expect(await settleDue('sent')).toHaveLength(1);
  await move('5 minutes');
  expect(await settleDue('sent')).toHaveLength(1);
  expect(new Set(distances(await waits()))).toEqual(new Set([60]));
});
