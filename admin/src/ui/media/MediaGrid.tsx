import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { EmptyState } from '../components/EmptyState';
import { LoadError } from '../components/LoadError';
import { Loading } from '../components/Loading';
import { SearchField } from '../components/SearchField';
import { useListFilter } from '../components/use-list-filter';
import { outlined, plainList } from '../theme/styles';
import type { MediaPicture } from '../../provider/media/media-library';

/** The pictures of the current page and search, or the loading, error or empty state. The child renders a list item. */
export function MediaGrid({ children }: { readonly children: (picture: MediaPicture) => ReactNode }) {
  const { data = [], isPending, error, refetch } = useListContext<MediaPicture>();
  const { isFiltered } = useListFilter();
  if (isPending) return <Loading shape="cards" />;
  if (error) return <LoadError title="Les images n’ont pas pu être lues" onRetry={refetch} />;
  if (data.length === 0)
    return (
      <EmptyState title="Aucune image trouvée">
        {isFiltered
          ? 'Aucune image n’a ces mots dans son nom, ses textes ou ses étiquettes.'
          : 'Téléversez une image, déposez-la ou collez-la\u00A0: elle servira dans tous vos textes.'}
      </EmptyState>
    );
  return (
    <Box component="ul" aria-label="Images" sx={grid}>
      {data.map(children)}
    </Box>
  );
}

export const grid = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 45%), 1fr))',
  gap: 2,
} as const;

export const choice = {
  ...outlined,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  alignItems: 'stretch',
  font: 'inherit',
  width: '100%',
  height: '100%',
  textAlign: 'left',
  overflow: 'hidden',
  '&:hover': { borderColor: 'var(--action)' },
} as const;

export function MediaSearch() {
  const { filter, change } = useListFilter<{ readonly q?: string }>();
  return (
    <Box role="search" aria-label="Images" sx={{ maxWidth: '28rem', mb: 2 }}>
      <SearchField label="Rechercher une image" value={filter.q ?? ''} onSearch={change('q')} />
    </Box>
  );
}
