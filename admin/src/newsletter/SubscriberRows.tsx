import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { EmptyState } from '../components/EmptyState';
import { LoadError } from '../components/LoadError';
import { Waiting } from '../components/Waiting';
import type { Subscriber } from './subscriber';
import { SubscriberRow } from './SubscriberRow';

/** The subscribers of the current page and search. */
export function SubscriberRows() {
  const { data = [], isPending, error, refetch, filterValues } = useListContext<Subscriber>();
  if (isPending) return <Waiting shape="rows" />;
  if (error) return <LoadError title="Les abonnés n’ont pas pu être lus" onRetry={refetch} />;
  if (data.length === 0) return <NoSubscriber searched={Object.keys(filterValues as object).length > 0} />;
  return (
    <Box component="ul" aria-label="Abonnés" sx={list}>
      {data.map((subscriber) => (
        <SubscriberRow key={subscriber.id} subscriber={subscriber} />
      ))}
    </Box>
  );
}

function NoSubscriber({ searched }: { readonly searched: boolean }) {
  return (
    <EmptyState title="Aucun abonné trouvé">
      {searched
        ? 'Aucune adresse ne contient ces caractères.'
        : 'Les inscriptions faites sur le blog apparaîtront ici.'}
    </EmptyState>
  );
}

const list = { maxWidth: '52rem', m: 0, p: 0, border: '1px solid var(--line)', borderRadius: '14px' } as const;
