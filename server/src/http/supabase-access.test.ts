// @module-tag spec-10-8
import { expect, onTestFinished, test, vi } from 'vitest';
import { hostedAccess } from './supabase-access';

test.each([
  ['answers', () => Promise.resolve(new Response('[]')), true],
  ['answers with an error', () => Promise.resolve(new Response('', { status: 500 })), false],
  ['does not answer', () => Promise.reject(new TypeError('fetch failed')), false],
])('whether a project that %s is healthy', async (_what, answer, healthy) => {
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const project = { url: 'https://projet.example', publishableKey: 'key', serverSecret: undefined };
  expect(await hostedAccess(project).isHealthy()).toBe(healthy);
});
