import { randomInt } from 'node:crypto';
import { expect, request as playwright, type APIRequestContext, type APIResponse } from '@playwright/test';
import { administrator } from '../administrator';

/** A row of the API. */
export type Row = Readonly<Record<string, unknown>>;

/** Calls of the API as an administrator, to prepare and to check. */
export interface ContentApi {
  insert(table: string, row: Row): Promise<Row>;
  insertAll(table: string, rows: readonly Row[]): Promise<void>;
  update(table: string, filter: string, change: Row): Promise<void>;
  saveSettings(settings: Readonly<Record<string, string>>): Promise<void>;
  select(table: string, query: string): Promise<Row[]>;
  remove(table: string, filter: string): Promise<void>;
  close(): Promise<void>;
}

/** A random network address, because rate limits count by address. */
export const randomAddress = (): string => ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

/** How to call the function that saves a text if its stored version is the one that was read. */
const saves: Readonly<
  Record<string, (id: unknown, text: Row, expected_updated_at: unknown) => readonly [path: string, data: object]>
> = {
  blog_posts: (id, post, known) => ['rpc/save_post', { post_id: id, post, expected_updated_at: known }],
  pages: (id, page, known) => ['rpc/save_page', { page_id: id, page, expected_updated_at: known }],
};

/** For repeatable requests: the server may close an idle connection just when a client uses it again. */
const retries = { maxRetries: 2 } as const;

/** Signs in as the administrator of the tested server. */
export async function openContentApi(baseURL: string): Promise<ContentApi> {
  const visitor = await playwright.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': randomAddress() } });
  const apikey = await publishableKey(visitor);
  const answer = await visitor.post('/auth/v1/token?grant_type=password', { headers: { apikey }, data: administrator });
  expect(answer.status(), 'signing in').toBe(200);
  const session = (await answer.json()) as { access_token: string };
  await visitor.dispose();

  const api = await playwright.newContext({
    baseURL,
    extraHTTPHeaders: { apikey, authorization: `Bearer ${session.access_token}`, prefer: 'return=representation' },
  });
  return {
    insert: async (table, row) => {
      const [inserted] = await rowsOf(await api.post(`/rest/v1/${table}`, { data: row }));
      if (!inserted) throw new Error(`Nothing was inserted into ${table}`);
      return inserted;
    },
    insertAll: async (table, rows) => {
      await rowsOf(await api.post(`/rest/v1/${table}`, { data: rows }));
    },
    update: async (table, filter, change) => {
      const path = `/rest/v1/${table}?${filter}`;
      const save = saves[table];
      if (!save) {
        await rowsOf(await api.patch(path, { data: change, ...retries }));
        return;
      }
      const [stored] = await rowsOf(await api.get(`${path}&select=id,updated_at`, retries));
      const [saving, data] = save(stored?.['id'], change, stored?.['updated_at']);
      await rowsOf(await api.post(`/rest/v1/${saving}`, { data, ...retries }));
    },
    saveSettings: async (settings) => {
      const newest = '/rest/v1/site_settings?select=updated_at&order=updated_at.desc&limit=1';
      const [stored] = await rowsOf(await api.get(newest, retries));
      const saved = await api.post('/rest/v1/rpc/save_settings', {
        data: { settings, expected_updated_at: stored?.['updated_at'] },
      });
      expect(saved.ok(), await saved.text()).toBe(true);
    },
    select: async (table, query) => rowsOf(await api.get(`/rest/v1/${table}?${query}`, retries)),
    remove: async (table, filter) => {
      await rowsOf(await api.delete(`/rest/v1/${table}?${filter}`, retries));
    },
    close: () => api.dispose(),
  };
}

/** The rows of an answer; fails on an error. */
async function rowsOf(response: APIResponse): Promise<Row[]> {
  const text = await response.text();
  expect(response.ok(), text).toBe(true);
  return text ? (JSON.parse(text) as Row[]) : [];
}

/** The publishable key, which every page contains. */
export async function publishableKey(visitor: APIRequestContext): Promise<string> {
  const html = await (await visitor.get('/blog')).text();
  const key = /"publishableKey":"([^"]+)"/.exec(html)?.[1];
  if (!key) throw new Error('The page carries no publishable key');
  return key;
}
