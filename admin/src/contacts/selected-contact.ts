import { useSearchParams } from 'react-router-dom';

const parameter = 'contact';
const view = 'vue';
const board = 'tableau';
const sought = 'q';

/** The part of the address after « ? » that shows the board instead of the list. */
export const boardSearch = `?${view}=${board}`;

/** Whether the address asks for the board. */
export function useOnBoard(): boolean {
  const [search] = useSearchParams();
  return search.get(view) === board;
}

/** The words the board is searched by, in the address for the same reasons as a request, and how to change them. */
export function useBoardWords(): readonly [words: string, search: (words: string) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    search.get(sought) ?? '',
    (words) => setSearch({ [view]: board, ...(words && { [sought]: words }) }, { replace: true }),
  ];
}

/** The id of the request shown in detail, kept in the address so that it can be linked to and « back » closes it. */
export function useSelectedContact(): string | null {
  const [search] = useSearchParams();
  return search.get(parameter);
}

/**
 * The part of the address after « ? » that shows a request beside the current list.
 * @returns a function of the request's id, null for none
 */
export function useContactSearch(): (id: string | null) => string {
  const [search] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete(parameter);
    else next.set(parameter, id);
    return `?${next.toString()}`;
  };
}
