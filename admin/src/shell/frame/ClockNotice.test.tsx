import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ClockNotice } from './ClockNotice';

afterEach(() => focusManager.setFocused(undefined));

const MINUTE = 60_000;
/** Makes the server answer with a date that is a number of milliseconds in the past. */
function serverBehind(difference: number, headers: Record<string, string> = {}): void {
  const date = new Date(Date.now() - difference).toUTCString();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { headers: { date, ...headers } })));
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClockNotice />
    </QueryClientProvider>,
  );

it.each([
  [120 * MINUTE, 'avance de 2 heures'],
  [-120 * MINUTE, 'retarde de 2 heures'],
  [7 * MINUTE, 'avance de 7 minutes'],
  [-3 * 24 * 60 * MINUTE, 'retarde de 3 jours'],
])('one sentence tells of a clock that is %s ms ahead, and goes once it is right', async (difference, words) => {
  serverBehind(difference);
  open();
  expect(await screen.findByRole('status')).toHaveTextContent(`L’horloge de cet ordinateur ${words} : réglez`);
  serverBehind(0);
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it.each([
  ['a small difference', () => serverBehind(2 * MINUTE)],
  ['an old answer of a cache', () => serverBehind(60 * MINUTE, { age: '3600' })],
  ['an answer without a date', () => serverBehind(0, { date: '' })],
  ['no answer', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
])('%s is no reason for a sentence', async (_what, answer) => {
  answer();
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <ClockNotice />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.getQueryState(['clock'])?.status).toBe('success'));
  expect(screen.queryByRole('status')).toBeNull();
});
