import { afterEach, describe, expect, it } from 'vitest';
import { localCopies } from './local-copies';

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
    expect(localCopies({ setItem: refuse } as unknown as Storage, 'paul').keep(copy('k', 30, 'Un'))).toBe(false);
    expect(paul.find()).toEqual([]);
  });
});
