import { useFormContext } from 'react-hook-form';
import type { SaveIntent } from './save-engine';
import { useFormSaving } from './saving-context';

/** What became of a save that was asked for. */
export type Answer = 'saved' | 'saved, but more was typed' | 'not saved';

/**
 * Saves what is on the screen once its fields allow it. A save that fails, or that is not even tried, leaves every word
 * where it is.
 * @param onInvalid called when a field keeps the text from being saved; the form says which
 */
export function useAskToSave(onInvalid?: () => void): (intent: Exclude<SaveIntent, 'automatic'>) => Promise<Answer> {
  const { handleSubmit, setError } = useFormContext();
  const saving = useFormSaving();
  return async (intent) => {
    let valid = false;
    await handleSubmit(() => {
      valid = true;
      // Or the form would believe that it was saved, and leaving it would not ask first.
      setError('root.saving', { type: 'saving' });
    }, onInvalid)();
    if (!valid || !(await saving.ask(intent))) return 'not saved';
    return saving.view().state === 'clean' ? 'saved' : 'saved, but more was typed';
  };
}
