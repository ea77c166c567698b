// @module-tag spec-2-4-5
import { describe, expect, it } from 'vitest';
import { newRequestsSince } from './NewRequestsNotice';

const before = { byStatus: { new: 2 }, latest: '2026-11-20T09:00:00+00:00' };

describe('newRequestsSince', () => {
  it('counts the requests that arrived between two polls', () => {
    const now = { byStatus: { new: 4, closed: 1 }, latest: '2026-11-20T09:05:00+00:00' };
    expect(newRequestsSince(before, now)).toBe(3);
  });

  it('sees an arrival that a deletion hides in the totals', () => {
    expect(newRequestsSince(before, { byStatus: { new: 2 }, latest: '2026-11-20T09:05:00+00:00' })).toBe(1);
  });

  it('counts neither a change of status nor a deletion as an arrival', () => {
    expect(newRequestsSince(before, { byStatus: { closed: 2 }, latest: before.latest })).toBe(0);
    expect(newRequestsSince(before, { byStatus: { new: 1 }, latest: '2026-11-19T09:00:00+00:00' })).toBe(0);
    expect(newRequestsSince(before, { byStatus: {}, latest: null })).toBe(0);
  });

  it('knows the very first request', () => {
    expect(newRequestsSince({ byStatus: {}, latest: null }, before)).toBe(2);
  });
});
