import { useSavingView } from './saving-context';

/** Whether a save that somebody asked for is under way; an automatic one stops nobody from asking. */
export function useIsSavingAsked(): boolean {
  const { state, intent } = useSavingView();
  return state === 'saving, one waits' || (state === 'saving' && intent !== 'automatic');
}
