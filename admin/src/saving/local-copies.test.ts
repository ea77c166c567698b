import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCopies, localCopies } from './local-copies';
import { sameText } from './saving-rules';

const paul = localCopies(localStorage, 'paul');
const copy = (key: string, minute: number, title: string) => ({
  key,
  at: `2026-11-21T14:${minute}:00.000Z`,
  version: null,
  text: { title },
});

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

afterEach(() => localStorage.clear());

describe('copies of unsaved texts', () => {
  it('are found by what they are a copy of, newest first, each tab’s own', () => {
    const subject = 'blog_posts/p1';
    paul.keep(copy(paul.keyOf(subject), 30, 'Avant'));
    paul.keep(copy(paul.keyOf(subject), 32, 'Après'));
    paul.keep(copy(paul.keyOf('blog_posts/p2'), 31, 'Ailleurs'));
    expect(paul.find(subject).map(({ text }) => text['title'])).toEqual(['Après', 'Avant']);
    expect(paul.find()).toHaveLength(3);
  });

  it('are not found by another account', () => {
    paul.keep(copy(paul.keyOf('blog_posts/new'), 30, 'À moi'));
    expect(localCopies(localStorage, 'pau').find()).toEqual([]);
    expect(localCopies(localStorage, 'ana').find('blog_posts/new')).toEqual([]);
  });

  it('are forgotten one by one', () => {
    const key = paul.keyOf('pages/p1');
    paul.keep(copy(key, 30, 'Un'));
    paul.forget(key);
    expect(paul.find()).toEqual([]);
  });

  it('say when the browser has no room for them, and survive what is not theirs', () => {
    localStorage.setItem('unsaved:paul:pages/p1:x', '{"text":');
    const full = { getItem: () => null, setItem: refuse, removeItem: () => undefined };
    expect(localCopies(full, 'paul').keep(copy('k', 30, 'Un'))).toBe(false);
    expect(paul.find()).toEqual([]);
  });
});

const screen = { subject: 'blog_posts/new', title: '', stored: '' };

const keeper = keepCopies({
  subject: () => screen.subject,
  read: () => ({ title: screen.title }),
  isStored: (text) => sameText(text, { title: screen.stored }),
  version: () => null,
  onChange: () => undefined,
});
let end: () => void;

const kept = (subject: string): unknown[] => paul.find(subject).map(({ text }) => text['title']);

function type(title: string): void {
  screen.title = title;
  keeper.typed();
}

describe('what is on the screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(screen, { subject: 'blog_posts/new', title: '', stored: '' });
    end = keeper.start(paul);
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    localStorage.clear();
  });

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
});
