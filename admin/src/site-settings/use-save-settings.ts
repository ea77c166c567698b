import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { BackOfficeData } from '../providers/database-functions';
import { rowsOfForm, type SettingsForm } from './settings-form';

/** Saves all settings in one call, all or nothing. A failure leaves every word where it is; the banner says why. */
export function useSaveSettings(): { readonly save: () => void; readonly saving: boolean } {
  const { handleSubmit, reset, setError } = useFormContext<SettingsForm>();
  const provider = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (form: SettingsForm) => provider.upsert('site_settings', rowsOfForm(form), 'key'),
    meta: { operation: 'save' },
  });

  const save = async () => {
    let saved: SettingsForm | undefined;
    await handleSubmit(async (form) => {
      try {
        await mutateAsync(form);
        saved = form;
      } catch {
        // Said by the banner. Or the form would believe it was saved, and leaving it would not ask first.
        setError('root.refused', { type: 'refused' });
      }
    })();
    if (!saved) return;
    // What was typed meanwhile stays, and stays unsaved.
    reset(saved, { keepValues: true });
    notify('Paramètres sauvegardés avec succès\u00A0!', { type: 'success' });
  };
  return { save: () => void (isPending || save()), saving: isPending };
}
