import { asksForPrivacy, hasOptedOut, storeOptOut, onOptOutChange } from '../../data/analytics-opt-out.browser';

/** Makes the checkbox against being counted work (`AnalyticsChoice` in route.tsx). The choice is stored in this browser only. */
export function enhanceAnalyticsChoice(page: Document): void {
  const box = page.querySelector('[data-analytics-choice]');
  const state = box?.querySelector('[role="status"]');
  const button = box?.querySelector('button');
  if (!state || !button) return;
  const show = (isKept: boolean): void => {
    const forgetful = isKept
      ? ''
      : ' Votre navigateur refuse de garder ce choix\u00A0: il vaut jusqu’à ce que vous quittiez cette page.';
    state.textContent = stateWords() + forgetful;
    button.textContent = hasOptedOut() ? 'Compter à nouveau mes visites' : 'Ne plus compter mes visites';
  };
  show(true);
  button.disabled = false;
  onOptOutChange(() => show(true));
  button.addEventListener('click', () => show(storeOptOut(!hasOptedOut())));
}

function stateWords(): string {
  if (hasOptedOut()) return 'Vos visites ne sont plus comptées avec ce navigateur.';
  if (asksForPrivacy()) return 'Votre navigateur demande de ne pas être suivi\u00A0: vos visites ne sont pas comptées.';
  return 'Vos visites sont comptées, sans que nous puissions vous reconnaître.';
}
