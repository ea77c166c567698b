import { MenuCount } from '../../ui/layout/MenuCount';
import { useContactCounts } from './use-contact-counts';

/** Milliseconds. TanStack Query only refetches while the tab is visible. */
const interval = 20_000;

/**
 * The number of new requests, in the menu: refetched at intervals and after every write. Other screens show the same
 * counts without refetching them, since the menu is always there.
 * @param id of the text that describes the menu's link
 */
export function NewContacts({ id }: { readonly id: string }) {
  const { data, refetch } = useContactCounts({ refetchInterval: interval });
  const count = data?.byStatus.new ?? 0;
  return <MenuCount id={id} count={count} words={['nouvelle demande', 'nouvelles demandes']} refetch={refetch} />;
}
