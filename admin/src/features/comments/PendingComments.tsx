import { useGetList } from 'react-admin';
import { onlyLogged } from '../../data/failed-calls/query-client';
import { MenuCount } from '../../ui/layout/MenuCount';

/** Milliseconds: a comment may wait longer than a request. */
const interval = 60_000;

/**
 * The number of comments to read, in the menu.
 * @param id of the text that describes the menu's link
 */
export function PendingComments({ id }: { readonly id: string }) {
  const { total = 0, refetch } = useGetList(
    'comments',
    {
      filter: { status: 'pending' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      meta: { columns: ['id'] },
    },
    { refetchInterval: interval, meta: onlyLogged },
  );
  return (
    <MenuCount id={id} count={total} words={['commentaire à relire', 'commentaires à relire']} refetch={refetch} />
  );
}
