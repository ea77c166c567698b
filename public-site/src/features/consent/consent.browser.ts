import { writeStorage, readStorage, onStorageChange } from '../../data/storage.browser';
import { startAnalytics, stopAnalytics } from './google-analytics.browser';

/** Asks for consent to Google Analytics (ConsentPanel.tsx), applies the choice, and lets visitors change it from the footer. */
export function askConsent(panel: HTMLElement): void {
  const analyticsId = panel.dataset['analyticsId'] ?? '';
  const words = panel.querySelector<HTMLElement>('p[hidden]');
  const reopen = document.getElementById('gerer-les-cookies');
  let choice = readChoice(new Date());

  const obey = (): void => {
    if (choice === 'accepted') startAnalytics(analyticsId);
    if (choice === 'refused') stopAnalytics(analyticsId);
  };
  const show = (isOpen: boolean): void => {
    panel.hidden = !isOpen;
    // While the panel is open, the page scrolls far enough for a focused element not to be under it.
    document.documentElement.style.scrollPaddingBottom = isOpen ? `${panel.offsetHeight + 16}px` : '';
  };
  for (const button of panel.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const isReopened = choice !== undefined;
      choice = button.value as Choice;
      storeChoice(choice, new Date());
      show(false);
      obey();
      if (isReopened) reopen?.focus();
    });
  }
  reopen?.classList.remove('invisible');
  reopen?.addEventListener('click', () => {
    if (words && choice) {
      words.hidden = false;
      words.textContent = `Votre choix actuel : ${choice === 'accepted' ? 'accepté' : 'refusé'}.`;
    }
    show(true);
    panel.focus();
  });
  const begin = (): void => {
    show(choice === undefined);
    obey();
  };
  begin();
  onStorageChange(KEY, () => {
    choice = readChoice(new Date()) ?? choice;
    begin();
  });
}

type Choice = 'accepted' | 'refused';

const KEY = 'audience-measurement';
const KEPT_MONTHS = 6;

/** Reads an earlier decision. @returns undefined without one, or after six months, the period that the CNIL recommends */
export function readChoice(now: Date): Choice | undefined {
  try {
    const { choice, at } = JSON.parse(readStorage(KEY) ?? '{}') as { choice?: unknown; at?: unknown };
    const expiry = new Date(typeof at === 'string' ? at : Number.NaN);
    expiry.setMonth(expiry.getMonth() + KEPT_MONTHS);
    if (!(expiry > now)) return undefined;
    return choice === 'accepted' || choice === 'refused' ? choice : undefined;
  } catch {
    return undefined; // Another program wrote this text: nothing was decided.
  }
}

/** Stores a decision with its date. In a browser that refuses storage, the next page asks again. */
export const storeChoice = (choice: Choice, now: Date): boolean =>
  writeStorage(KEY, JSON.stringify({ choice, at: now.toISOString() }));
