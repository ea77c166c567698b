import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCopyKeeper } from './copy-keeper';
import { localCopies } from './local-copies';

const copies = localCopies(localStorage, 'ana');
const screen = { subject: 'blog_posts/new', title: '', stored: '' };

const keeper = createCopyKeeper({
  subject: () => screen.subject,
  read: () => ({ title: screen.title }),
  isStored: ({ title }) => title === screen.stored,
  version: () => null,
  onChange: () => undefined,
});
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(screen, { subject: 'blog_posts/new', title: '', stored: '' });
  end = keeper.start(copies);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  localStorage.clear();
});

const kept = (subject: string): unknown[] => copies.find(subject).map(({ text }) => text['title']);

function type(title: string): void {
  screen.title = title;
  keeper.typed();
}

it('keeps a copy once the typing pauses', () => {
  type('Un');
  vi.advanceTimersByTime(900);
  type('Un mot');
  vi.advanceTimersByTime(900);
  expect(kept('blog_posts/new')).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(kept('blog_posts/new')).toEqual(['Un mot']);
});

it.each([
  ['it is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['it is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('keeps a copy of what was typed at once when the page may go: %s', (_how, leave) => {
  leave();
  expect(kept('blog_posts/new')).toEqual([]);
  type('Un mot');
  leave();
  expect(kept('blog_posts/new')).toEqual(['Un mot']);
});

it('forgets the copy once the text is stored', () => {
  type('Un mot');
  keeper.keep();
  screen.stored = 'Un mot';
  keeper.keep();
  expect(kept('blog_posts/new')).toEqual([]);
});

it('gives a text that gets an address its copy there, and leaves none for the next new one', () => {
  type('Un mot');
  keeper.keep();
  screen.subject = 'blog_posts/p1';
  keeper.rename();
  expect(kept('blog_posts/new')).toEqual([]);
  expect(kept('blog_posts/p1')).toEqual(['Un mot']);
});
