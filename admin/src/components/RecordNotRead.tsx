import { useEditContext } from 'react-admin';
import { wasNotRead } from '../failed-calls/describe-failure';
import { EmptyState } from './EmptyState';
import { LoadError } from './LoadError';

/** In the place of a form whose record could not be read. */
export function RecordNotRead() {
  const { error, refetch } = useEditContext();
  if (wasNotRead(error)) return <LoadError title="Cet élément n’a pas pu être lu" onRetry={() => refetch()} />;
  return <EmptyState title="Cet élément n’existe pas ou a été supprimé" />;
}
