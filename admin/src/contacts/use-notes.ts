import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataProvider, useUpdate } from 'react-admin';
import { saidByTheBanner } from '../failed-calls/query-client';
import type { BackOfficeData } from '../providers/database-functions';
import type { Contact } from './contact';

export type NotesState = 'untouched' | 'typing' | 'saving' | 'saved' | 'refused';

const pause = 800;

/** The notes being typed and how far their saving is. Until one types, they are what the database last said. */
export function useNotes({ id, notes }: Contact) {
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<NotesState>('untouched');
  const pending = useRef<{ readonly timer?: ReturnType<typeof setTimeout>; readonly text: string }>(undefined);
  const [update] = useUpdate<Contact>();
  const dataProvider = useDataProvider<BackOfficeData>();
  const queryClient = useQueryClient();

  const takePending = (): string | undefined => {
    clearTimeout(pending.current?.timer);
    const text = pending.current?.text;
    pending.current = undefined;
    return text;
  };
  const settle = (result: 'saved' | 'refused', text: string) => {
    // What was refused is tried again when the network is back, and on leaving the field, the request or the page.
    if (result === 'refused') pending.current ??= { text };
    setState((current) => (current === 'saving' ? result : current));
  };

  const saveNow = () => {
    const text = takePending();
    if (text === undefined) return;
    setState('saving');
    void update(
      'contacts',
      // Nothing as the previous data: two saves of the same text in a row must not be taken for no change.
      { id, data: { notes: text }, previousData: { id } as Contact },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => settle('saved', text),
        onError: () => {
          saidByTheBanner();
          settle('refused', text);
        },
      },
    );
  };

  // The page may be gone before an ordinary request has left.
  const saveOnLeaving = useEffectEvent(() => {
    const text = takePending();
    if (text === undefined) return;
    setState('saving');
    dataProvider.updateOnLeaving('contacts', id, { notes: text }).then(
      () => {
        settle('saved', text);
        return queryClient.invalidateQueries({ queryKey: ['contacts'] });
      },
      () => settle('refused', text),
    );
  });
  const saveWaiting = useEffectEvent(saveNow);

  const change = (text: string) => {
    clearTimeout(pending.current?.timer);
    pending.current = { text, timer: setTimeout(saveNow, pause) };
    setTyped(text);
    setState('typing');
  };

  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && saveOnLeaving();
    // Phones close a hidden tab without another word.
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', saveOnLeaving);
    const onBackOnline = () => saveWaiting();
    window.addEventListener('online', onBackOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', saveOnLeaving);
      window.removeEventListener('online', onBackOnline);
      saveWaiting();
    };
  }, []);

  return { text: typed ?? notes ?? '', state, change, saveNow };
}
