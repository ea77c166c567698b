import { keep, readKept, whenKeptElsewhere } from '../../data/storage.browser';
import { startAnalytics, stopAnalytics } from './google-analytics.browser';

/** Asks for the consent to Google Analytics (ConsentPanel.tsx), obeys the choice, and lets it be changed from the footer. */
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
    // While the panel is open, a focused element scrolls clear of it.
    document.documentElement.style.scrollPaddingBottom = isOpen ? `${panel.offsetHeight + 16}px` : '';
  };
  for (const button of panel.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const isReopened = choice !== undefined;
      choice = button.value as Choice;
      keepChoice(choice, new Date());
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
  whenKeptElsewhere(KEY, () => {
    choice = readChoice(new Date()) ?? choice;
    begin();
  });
}

/** The decision of a visitor about audience measurement. */
type Choice = 'accepted' | 'refused';

const KEY = 'audience-measurement';
const KEPT_MONTHS = 6;

/**
 * Reads the decision of an earlier page or visit.
 * @returns undefined when there is none, or when it is older than six months (CNIL)
 */
export function readChoice(now: Date): Choice | undefined {
  try {
    const { choice, at } = JSON.parse(readKept(KEY) ?? '{}') as { choice?: unknown; at?: unknown };
    const expiry = new Date(typeof at === 'string' ? at : Number.NaN);
    expiry.setMonth(expiry.getMonth() + KEPT_MONTHS);
    if (!(expiry > now)) return undefined;
    return choice === 'accepted' || choice === 'refused' ? choice : undefined;
  } catch {
    return undefined; // Another program wrote this text: nothing was decided.
  }
}

/** Keeps a decision with its date; a browser that refuses storage asks again on the next page. */
export const keepChoice = (choice: Choice, now: Date): boolean =>
  keep(KEY, JSON.stringify({ choice, at: now.toISOString() }));
