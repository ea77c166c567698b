// @module-tag spec-10-9
import { describe, expect, it } from 'vitest';
import { shortcutGroups, shortcuts, writing } from './shortcuts';
import { isShortcut } from './use-shortcut';

const pressed = (key: string, options: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...options });
  target.dispatchEvent(event);
  return event;
};

describe('a shortcut', () => {
  it('with a command key answers to Ctrl and to ⌘, in a field too', () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    expect(isShortcut(pressed('k', { ctrlKey: true }, field), shortcuts.palette)).toBe(true);
    expect(isShortcut(pressed('K', { metaKey: true }), shortcuts.palette)).toBe(true);
    expect(isShortcut(pressed('k'), shortcuts.palette)).toBe(false);
    expect(isShortcut(pressed('k', { ctrlKey: true, shiftKey: true }), shortcuts.palette)).toBe(false);
  });

  it('without one is a letter like others in a field', () => {
    const field = document.body.appendChild(document.createElement('input'));
    expect(isShortcut(pressed('?', { shiftKey: true }), shortcuts.help)).toBe(true);
    expect(isShortcut(pressed('?', { shiftKey: true }, field), shortcuts.help)).toBe(false);
    expect(isShortcut(pressed('?', { ctrlKey: true }), shortcuts.help)).toBe(false);
  });

  it('is listed on the sheet, like every other one', () => {
    const shown = shortcutGroups.flatMap(([, group]) => Object.keys(group));
    expect(shown.toSorted()).toEqual(Object.keys({ ...shortcuts, ...writing }).toSorted());
  });
});
