// @module-tag spec-10-6
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localAutosave, localCopies } from './local-copies';
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
  it('are found by subject, newest first, one per tab', () => {
    const subject = 'blog_posts/p1';
    paul.save(copy(paul.newKey(subject), 30, 'Avant'));
    paul.save(copy(paul.newKey(subject), 32, 'Après'));
    paul.save(copy(paul.newKey('blog_posts/p2'), 31, 'Ailleurs'));
    expect(paul.find(subject).map(({ text }) => text['title'])).toEqual(['Après', 'Avant']);
    expect(paul.find()).toHaveLength(3);
  });

  it('are not found by another account', () => {
    paul.save(copy(paul.newKey('blog_posts/new'), 30, 'À moi'));
    expect(localCopies(localStorage, 'pau').find()).toEqual([]);
    expect(localCopies(localStorage, 'ana').find('blog_posts/new')).toEqual([]);
  });

  it('are removed one by one', () => {
    const key = paul.newKey('pages/p1');
    const other = copy(paul.newKey('pages/p1'), 31, 'Deux');
    paul.save(copy(key, 30, 'Un'));
    paul.save(other);
    paul.remove(key);
    expect(paul.find()).toEqual([other]);
  });

  it('report a full storage, and ignore unreadable copies', () => {
    localStorage.setItem('unsaved:paul:pages/p1:x', '{"text":');
    const full = { getItem: () => null, setItem: refuse, removeItem: () => undefined };
    expect(localCopies(full, 'paul').save(copy('k', 30, 'Un'))).toBe(false);
    expect(paul.find()).toEqual([]);
  });
});

const screen = { subject: 'blog_posts/new', title: '', stored: '' };

const autosave = localAutosave({
  subject: () => screen.subject,
  read: () => ({ title: screen.title }),
  isStored: (text) => sameText(text, { title: screen.stored }),
  version: () => null,
  onChange: () => undefined,
});
let stop: () => void;

const copiesOf = (subject: string): unknown[] => paul.find(subject).map(({ text }) => text['title']);

function type(title: string): void {
  screen.title = title;
  autosave.schedule();
}

describe('the local autosave', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(screen, { subject: 'blog_posts/new', title: '', stored: '' });
    stop = autosave.start(paul);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    localStorage.clear();
  });

  it('makes a copy once the typing pauses', () => {
    type('Un');
    vi.advanceTimersByTime(900);
    type('Un mot');
    vi.advanceTimersByTime(900);
    expect(copiesOf('blog_posts/new')).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(copiesOf('blog_posts/new')).toEqual(['Un mot']);
  });

  it.each([
    ['closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('makes a copy at once when the page is %s', (_event, leave) => {
    leave();
    expect(copiesOf('blog_posts/new')).toEqual([]);
    type('Un mot');
    leave();
    expect(copiesOf('blog_posts/new')).toEqual(['Un mot']);
  });

  it('removes the copy once the text is stored', () => {
    type('Un mot');
    autosave.flush();
    screen.stored = 'Un mot';
    autosave.flush();
    expect(copiesOf('blog_posts/new')).toEqual([]);
  });

  it('moves the copy of a new text to the subject of its first save', () => {
    type('Un mot');
    autosave.flush();
    screen.subject = 'blog_posts/p1';
    autosave.rename();
    expect(copiesOf('blog_posts/new')).toEqual([]);
    expect(copiesOf('blog_posts/p1')).toEqual(['Un mot']);
  });
});
