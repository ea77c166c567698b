import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { EmptyState } from './EmptyState';
import { LoadError } from './LoadError';
import { useListFilter } from './use-list-filter';
import { useUnfilteredTotal } from './use-unfiltered-total';

/**
 * Shown for a list without rows. The resource may translate `empty` and `invite`, for a table without any rows, and
 * `no_match`, for filters that no row matches.
 * @param create a button instead of `invite`
 */
export function EmptyList({ create }: { readonly create?: ReactNode }) {
  const { resource } = useListContext();
  const { isFiltered, clearFilter } = useListFilter();
  const hidesRows = useUnfilteredTotal() !== 0 && isFiltered;
  const translate = useTranslate();
  const translated = (key: string, fallback: string) => translate(`resources.${resource}.${key}`, { _: fallback });
  const clear = (
    <Button variant="outlined" onClick={clearFilter}>
      {translate('ra.navigation.clear_filters')}
    </Button>
  );
  return (
    <EmptyState title={translated('empty', translate('ra.navigation.no_results'))} action={hidesRows ? clear : create}>
      {hidesRows ? translated('no_match', translate('ra.navigation.no_filtered_results')) : translated('invite', '')}
    </EmptyState>
  );
}

/** Shown for a list that could not be loaded. The resource may translate `unread`, its title. */
export function ListLoadError() {
  const { resource, refetch } = useListContext();
  const translate = useTranslate();
  const title = translate(`resources.${resource}.unread`, { _: 'La liste n’a pas pu être lue' });
  return <LoadError title={title} onRetry={refetch} />;
}
