import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { AlternateView } from '../../ui/layout/ViewSwitch';

const contactParameter = 'contact';

export const pipeline: AlternateView = {
  view: 'pipeline',
  name: 'Pipeline',
  path: '/contacts',
  label: 'Vue des contacts',
};

/** The searched text of the board, which the address contains, and a function that changes it. */
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

/** The id of the open request. The address contains it, so that links open the request and the back button closes it. */
export function useSelectedContact(): string | null {
  const [search] = useSearchParams();
  return search.get(contactParameter);
}

/**
 * Removes the open request from the parameters of the list that react-admin stores. React-admin stores the whole query
 * string, so the request would be open again at the next visit of the list.
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
 * @returns a function that takes the id of a request and returns the query string that opens it beside the current list; for null, the
 * query string without an open request
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
