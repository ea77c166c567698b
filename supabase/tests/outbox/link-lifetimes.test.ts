// @module-tag spec-10-12
import { readFileSync } from 'node:fs';
import { linkLifetimes } from '@agency-site/domain/link-lifetimes';
import { parse } from 'smol-toml';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { repositoryPath } from '@agency-site/process/repository-root';
import { clientOf } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const { password_reset: reset, invitation, newsletter_confirmation: confirmation } = linkLifetimes;
/** Just before a link stops working, and just after. */
const MOMENTS = [
  ['before', '- 1 minute', true],
  ['after', '1 minute', false],
] as const;
const read = (path: string): string => readFileSync(repositoryPath(path), 'utf8');
const ago = (hours: number, more: string): string => `${hours} hours ${more}`;

const supabase = useTestSupabase();
let account: string;
beforeAll(async () => {
  await supabase.signIn('administrator');
});
beforeEach(async () => {
  await supabase.database`delete from public.outbox`;
  await supabase.database`delete from auth.users where email = 'nina@example.fr'`;
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  const { body } = await administrator('POST', '/rest/v1/rpc/invite_administrator', {
    email: 'nina@example.fr',
    role: 'editor',
  });
  account = String(body);
});

test('Supabase’s own links last as long as the e-mails and the back-office say', () => {
  const { auth } = parse(read('supabase/config.toml')) as { auth: { email: { otp_expiry: number } } };
  expect(auth.email.otp_expiry).toBe(reset.hours * 3600);
  expect(read('supabase/templates/recovery.html')).toContain(`pendant ${reset.words}.`);
});

test('the link of an invitation works as long as the invitation', async () => {
  const [row] = await supabase.database<{ hours: number }[]>`
    select extract(epoch from recovery_sent_at - now()) / 3600 + ${reset.hours} as hours from auth.users where id = ${account}`;
  expect(Number(row?.hours)).toBeCloseTo(invitation.hours, 1);
});

test.each(MOMENTS)('%s its time an invitation lets in or not', async (_when, more, works) => {
  await supabase.database`update private.invitations set created_at = now() - ${ago(invitation.hours, more)}::interval`;
  await supabase.database`select private.accept_invitation(${account})`;
  expect(await supabase.database`select from public.admins where user_id = ${account}`).toHaveLength(works ? 1 : 0);
});

test.each(
  (['password_reset', 'invitation'] as const).flatMap((kind) => MOMENTS.map((moment) => [kind, ...moment] as const)),
)('an e-mail « %s » that has not left %s its link stops working waits or not', async (kind, _when, more, waits) => {
  const { database } = supabase;
  await database`delete from public.outbox`;
  await database`select private.enqueue_mail(${kind}, 'nina@example.fr', secret => '{}')`;
  // The trigger would undo a change of the row's date.
  await database`alter table public.outbox disable trigger set_timestamps`;
  await database`update public.outbox set created_at = now() - ${ago(linkLifetimes[kind].hours, more)}::interval`;
  await database`select public.claim_outbox('{}', '{}')`;
  await database`alter table public.outbox enable trigger set_timestamps`;
  expect(await database`select from public.outbox where state = 'waiting'`).toHaveLength(waits ? 1 : 0);
});

test.each(MOMENTS)(
  '%s its time a subscription that was not confirmed is kept or not',
  { tags: 'spec-10-5' },
  async (_when, more, kept) => {
    const { database } = supabase;
    await database`delete from public.newsletter_subscribers`;
    await database`
    insert into public.newsletter_subscribers (email, state, consented_at)
    values ('ana@example.fr', 'pending', now() - ${ago(confirmation.hours, more)}::interval)`;
    await database`select private.purge_expired()`;
    expect(await database`select from public.newsletter_subscribers`).toHaveLength(kept ? 1 : 0);
  },
);
