import { useRef } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { saidByTheBanner } from '../failed-calls/query-client';
import type { Page } from './page';
import { type PageForm, pageToSave } from './page-form';

interface SavePage {
  /** @returns whether the page was saved */
  readonly save: () => Promise<boolean>;
  readonly saving: boolean;
}

/**
 * Saves what is on the screen. A save that fails, or that is not even tried, leaves every word where it is.
 * @param page as it was when editing began: only what differs from it is written, so that two people who change
 *   different fields do not undo each other
 */
export function useSavePage(page: Page, onInvalid: () => void): SavePage {
  const { handleSubmit, reset, setError } = useFormContext<PageForm>();
  const [update, { isPending }] = useUpdate<Page>();
  const notify = useNotify();
  const known = useRef(page);

  const save = async (): Promise<boolean> => {
    if (isPending) return false;
    let sent: PageForm | undefined;
    await handleSubmit(async (form) => {
      try {
        const saved = await update(
          'pages',
          { id: page.id, data: pageToSave(form), previousData: known.current, meta: { operation: 'save' } },
          { mutationMode: 'pessimistic', returnPromise: true, onError: saidByTheBanner },
        );
        if (saved) known.current = saved;
        sent = form;
      } catch {
        // Said by the banner. Or the form would believe it was saved, and leaving it would not ask first.
        setError('root.refused', { type: 'refused' });
      }
    }, onInvalid)();
    if (!sent) return false;
    // What was typed meanwhile stays, and stays unsaved.
    reset(sent, { keepValues: true });
    notify('Page sauvegardée avec succès\u00A0!', { type: 'success' });
    return true;
  };
  return { save, saving: isPending };
}
