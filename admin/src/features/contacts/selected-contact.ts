import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { OtherView } from '../../ui/layout/ViewSwitch';

const contactParameter = 'contact';

export const pipeline: OtherView = { view: 'pipeline', name: 'Pipeline', path: '/contacts', label: 'Vue des contacts' };

/** The search of the board, in the address, and the function that changes it. */
export function useBoardSearch(): readonly [text: string, search: (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    search.get('q') ?? '',
    (text) => {
      const next = new URLSearchParams(search);
      if (text) next.set('q', text);
      else next.delete('q');
      setSearch(next, { replace: true });
    },
  ];
}

/** The id of the open request; in the address, so that links lead to it and the back button closes it. */
export function useSelectedContact(): string | null {
  const [search] = useSearchParams();
  return search.get(contactParameter);
}

/**
 * Keeps the open request out of the parameters that react-admin stores for the list: it takes the whole query string for
 * them, and the list would come back with that request over it.
 */
export function useForgetOpenContact(): void {
  const [{ [contactParameter]: open, ...parameters }, store] = useStore<Readonly<Record<string, unknown>>>(
    'contacts.listParams',
    {},
  );
  useEffect(() => {
    if (open !== undefined) store(parameters);
  });
}

/**
 * The query string that opens a request beside the current list.
 * @returns a function of the request's id, null for none
 */
export function useContactSearch(): (id: string | null) => string {
  const [search] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete(contactParameter);
    else next.set(contactParameter, id);
    return `?${next.toString()}`;
  };
}
