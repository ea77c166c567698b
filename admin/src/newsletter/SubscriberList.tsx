import { subscriberColumns } from '@agency/supabase/tables/newsletter-subscribers';
import { Box } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { ExportButton } from '../components/ExportButton';
import { Pager } from '../components/Pager';
import { SearchField } from '../components/SearchField';
import { countOf } from '../formats/numbers';
import { ScreenHeader } from '../layout/ScreenHeader';
import { SubscriberRows } from './SubscriberRows';

/** /admin/newsletter: who asked to receive the newsletter. */
export function SubscriberList() {
  return (
    <ListBase sort={{ field: 'created_at', order: 'DESC' }} perPage={50}>
      <SubscriberListHeader />
      <SubscriberRows />
      <Pager />
    </ListBase>
  );
}

function SubscriberListHeader() {
  const { total, filterValues, setFilters } = useListContext();
  return (
    <>
      <ScreenHeader
        title="Newsletter"
        back="/"
        subtitle={total === undefined ? '\u00A0' : countOf(total, 'abonné', 'abonnés')}
      >
        <ExportButton name="newsletter" columns={subscriberColumns} />
      </ScreenHeader>
      <Box role="search" aria-label="Abonnés" sx={{ maxWidth: '28rem', mb: 2 }}>
        <SearchField
          label="Rechercher une adresse"
          value={(filterValues as { readonly q?: string }).q ?? ''}
          onSearch={(words) => setFilters(words ? { q: words } : {})}
        />
      </Box>
    </>
  );
}
