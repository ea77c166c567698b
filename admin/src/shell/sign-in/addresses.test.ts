// @module-tag spec-2-4-1
import { expect, it } from 'vitest';
import { takePasswordRecovery } from './addresses';

it('takes the link’s parameters out of the address bar, without a history entry', () => {
  window.history.replaceState(null, '', '/admin/set-password?x=1#token_hash=abc&type=recovery');
  const entries = window.history.length;
  expect(takePasswordRecovery(window)?.get('token_hash')).toBe('abc');
  expect(window.location.href).toBe(`${window.location.origin}/admin/set-password`);
  expect(window.history.length).toBe(entries);
});

it('keeps every other address unchanged', () => {
  window.history.replaceState(null, '', '/admin/blog#token_hash=abc');
  expect(takePasswordRecovery(window)).toBeUndefined();
  expect(window.location.hash).toBe('#token_hash=abc');
});
