import { MenuCount } from '../../ui/layout/MenuCount';
import { useContactCounts } from './use-contact-counts';

/** The time between two counts, in milliseconds. TanStack Query only refetches while the tab is visible. */
const interval = 20_000;

/**
 * The number of new requests, in the menu. It is refetched at intervals and after every write. Screens show the same
 * counts without refetching them, because the menu is always mounted.
 * @param id the id of the text that describes the link of the menu
 */
export function NewContacts({ id }: { readonly id: string }) {
  const { data, refetch } = useContactCounts({ refetchInterval: interval });
  const count = data?.byStatus.new ?? 0;
  return <MenuCount id={id} count={count} words={['nouvelle demande', 'nouvelles demandes']} refetch={refetch} />;
}
