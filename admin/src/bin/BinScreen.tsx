import { Box } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { EmptyState } from '../components/EmptyState';
import { LoadError } from '../components/LoadError';
import { Pager } from '../components/Pager';
import { Waiting } from '../components/Waiting';
import { countOf } from '../formats/numbers';
import { ScreenHeader } from '../layout/ScreenHeader';
import type { BinItem } from './bin-item';
import { BinRow } from './BinRow';

/** /admin/bin: the articles, pages and contacts deleted in the last 30 days. Asked of a function, which leaves the texts behind. */
export function BinScreen() {
  return (
    <ListBase
      resource="rpc/bin_items"
      sort={{ field: 'deleted_at', order: 'DESC' }}
      perPage={50}
      disableSyncWithLocation
    >
      <BinHeader />
      <BinRows />
      <Pager />
    </ListBase>
  );
}

function BinHeader() {
  const { total } = useListContext();
  return (
    <ScreenHeader
      title="Corbeille"
      back="/"
      subtitle={total === undefined ? '\u00A0' : countOf(total, 'élément', 'éléments')}
    />
  );
}

function BinRows() {
  const { data = [], isPending, error, refetch } = useListContext<BinItem>();
  if (isPending) return <Waiting shape="rows" />;
  if (error) return <LoadError title="La corbeille n’a pas pu être lue" onRetry={refetch} />;
  if (data.length === 0) {
    return (
      <EmptyState title="La corbeille est vide">
        Les articles, les pages et les contacts que vous supprimez y restent 30 jours, puis disparaissent.
      </EmptyState>
    );
  }
  return (
    <Box component="ul" aria-label="Éléments supprimés" sx={list}>
      {data.map((item) => (
        <BinRow key={item.id} item={item} />
      ))}
    </Box>
  );
}

const list = { maxWidth: '60rem', m: 0, p: 0, border: '1px solid var(--line)', borderRadius: '14px' } as const;
