import { useMediaQuery } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-admin';
import { shortcuts } from '../../../ui/shortcuts/shortcuts';
import { useContactSearch } from '../selected-contact';

const steps: Readonly<Record<string, number>> = {
  [shortcuts.nextContact.key]: 1,
  [shortcuts.previousContact.key]: -1,
};

/**
 * ↓ and ↑ focus the next and the previous request of the list. Where the detail is beside the list they also open it,
 * without new history entries.
 * @param ids of the requests, in the order of the list's links
 */
export function useArrowKeys(ids: readonly string[]): (event: KeyboardEvent<HTMLElement>) => void {
  const isBesideDetail = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const navigate = useNavigate();
  const searchFor = useContactSearch();
  return (event) => {
    const step = steps[event.key];
    if (step === undefined || !(event.target instanceof HTMLAnchorElement)) return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const next = links.indexOf(event.target) + step;
    const id = ids[next];
    if (id === undefined) return;
    event.preventDefault();
    links[next]?.focus();
    if (isBesideDetail) navigate({ search: searchFor(id) }, { replace: true });
  };
}
