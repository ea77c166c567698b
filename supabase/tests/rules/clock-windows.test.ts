import { expect, test } from 'vitest';
import { rowsOf } from '../../../server/tests/api-client';
import { moveClock } from '../../../server/tests/set-clock';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { changePost, createPost, readPost } from './drafts';
import { forgetVisits, view, visitorOf } from './visitor';

const { supabase, administrator } = useAdministrator();
const move = (step: string): Promise<void> => moveClock(supabase, step);
const tryCode = async (): Promise<number> =>
  (await administrator('POST', '/rest/v1/rpc/use_recovery_code', { code: 'faux' })).status;

test(
  'a clock set back gives one more try of recovery codes, and locks nobody out for longer',
  { tags: 'spec-10-3' },
  async () => {
    for (let tries = 0; tries < 10; tries += 1) expect(await tryCode()).toBe(200);
    expect(await tryCode()).toBe(429);
    await move('-1 hour');
    expect([await tryCode(), await tryCode()]).toEqual([200, 429]);
    await move('59 minutes');
    expect(await tryCode()).toBe(429);
    await move('2 minutes');
    expect(await tryCode()).toBe(200);
  },
);

test(
  'automatic saves make a version every ten minutes, even after a clock was set back',
  { tags: 'spec-10-6' },
  async () => {
    const post = await createPost(administrator, { content: 'Début' });
    const write = async (content: string): Promise<void> => {
      const { updated_at: known, slug } = await readPost(administrator, post.id);
      const text = {
        slug,
        title: 'Essai',
        excerpt: '',
        content,
        author: '',
        category: null,
        tags: [],
        featured: false,
      };
      const pictures = { featured_image_url: null, featured_image_alt: '', read_time_minutes: 1 };
      const meta = { meta_title: '', meta_description: '', meta_keywords: '' };
      const saved = { post_id: post.id, post: { ...text, ...pictures, ...meta }, expected_updated_at: known };
      expect((await administrator('POST', '/rest/v1/rpc/autosave_post', saved)).status).toBe(200);
    };
    await write('Un');
    await move('-1 hour');
    await move('11 minutes');
    await write('Deux');
    const versions = await administrator('GET', `/rest/v1/revisions?row_id=eq.${post.id}&order=id.desc&select=content`);
    expect(rowsOf<{ content: { content: string } }>(versions).map(({ content }) => content.content)).toEqual([
      'Deux',
      'Un',
      'Début',
    ]);
  },
);

test(
  'the activity log gets an entry every ten minutes, even after a clock was set back',
  { tags: 'spec-2-4-1' },
  async () => {
    const { id } = await createPost(administrator);
    await changePost(administrator, id, { title: 'Un' });
    await move('-1 hour');
    await move('11 minutes');
    await changePost(administrator, id, { title: 'Deux' });
    const entries = await supabase.database`select from public.activity_log where row_id = ${id} and event = 'update'`;
    expect(entries).toHaveLength(2);
  },
);

test(
  'visitors from before the clock was set back are not shown until it catches up',
  { tags: 'spec-2-4-8' },
  async () => {
    await forgetVisits(supabase);
    await visitorOf(supabase).record(view('/'));
    await move('-2 hours');
    await visitorOf(supabase).record(view('/contact'));
    const now = await administrator('GET', '/rest/v1/rpc/visits_now');
    expect(now.body).toEqual({ visitors: 1, pages: [{ value: '/contact', visitors: 1 }] });
  },
);
