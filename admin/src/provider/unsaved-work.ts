import { observable } from './observable';

export interface UnsavedText {
  /** Validates and saves the text. @returns whether it is stored */
  readonly submit: () => Promise<boolean>;
  /** Whether saving the text would publish it. */
  readonly publishes: () => boolean;
}

const { current, subscribe, change } = observable<{ readonly texts: readonly UnsavedText[] }>({ texts: [] });

/** The forms with unsaved changes. Free of React and libraries, because the shell reads this before it replaces a screen. */
export const unsavedWork = {
  any: (): boolean => current().texts.length > 0,
  texts: (): readonly UnsavedText[] => current().texts,
  subscribe,
  /** Forgets all texts, when a sign-out is confirmed. */
  clear: (): void => change({ texts: [] }),
  set: (text: UnsavedText, isUnsaved: boolean): void => {
    const { texts } = current();
    if (isUnsaved === texts.includes(text)) return;
    change({ texts: isUnsaved ? [...texts, text] : texts.filter((other) => other !== text) });
  },
};
