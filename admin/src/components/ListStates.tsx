import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { EmptyState } from './EmptyState';
import { LoadError } from './LoadError';

/**
 * A list without rows. A resource may have its own words for it: `empty`, `invite` where there is nothing yet, and
 * `no_match` where the filters leave nothing.
 */
export function NothingListed() {
  const { resource, filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isFiltered = Object.keys(filterValues as object).length > 0;
  const say = (key: string, otherwise: string) => translate(`resources.${resource}.${key}`, { _: otherwise });
  const showAll = (
    <Button variant="outlined" onClick={() => setFilters({})}>
      {translate('ra.navigation.clear_filters')}
    </Button>
  );
  return (
    <EmptyState title={say('empty', translate('ra.navigation.no_results'))} action={isFiltered && showAll}>
      {isFiltered ? say('no_match', translate('ra.navigation.no_filtered_results')) : say('invite', '')}
    </EmptyState>
  );
}

/** A list that could not be read; the resource's own word for it is `unread`. */
export function ListNotRead() {
  const { resource, refetch } = useListContext();
  const translate = useTranslate();
  const title = translate(`resources.${resource}.unread`, { _: 'La liste n’a pas pu être lue' });
  return <LoadError title={title} onRetry={refetch} />;
}
