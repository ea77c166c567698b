import { randomInt } from 'node:crypto';
import { expect, test as base } from '@playwright/test';

/** What tests provoke on purpose and browsers report by themselves: a request that was cut off or refused. */
const PROVOKED = /^Failed to load resource|net::ERR_|^Contact request not sent/;

/**
 * Each test is a visitor with a network address of their own, so that the limits per address stay out of the way. It
 * fails when a page of the public site reports an error: an exception, a hydration that differs, something the security policy refused.
 */
export const test = base.extend<{ complaints: string[] }>({
  extraHTTPHeaders: async ({ locale: _locale }, use) => {
    const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
    await use({ 'x-forwarded-for': address });
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (line) => {
        if (line.type() !== 'error' || line.page()?.url().includes('/admin')) return;
        if (!PROVOKED.test(line.text())) complaints.push(line.text());
      });
      context.on('weberror', (problem) => complaints.push(problem.error().message));
      await use(complaints);
      expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});
