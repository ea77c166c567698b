import { drawingsPath } from '@agency/supabase/media';
import { Box, ButtonBase } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { PickedPicture } from '../../data/media/media-library';
import { EmptyState } from '../components/EmptyState';
import { LoadError } from '../components/LoadError';
import { Loading } from '../components/Loading';
import { choice, grid } from './MediaGrid';

/** The site's own drawings. Their words are for the place where one is chosen: a drawing has none. */
export function Drawings({ onPick }: { readonly onPick: (picture: PickedPicture) => void }) {
  const { data: names, error, refetch } = useQuery({ queryKey: ['drawings'], queryFn: readDrawings });
  if (error) return <LoadError title="Les dessins n’ont pas pu être lus" onRetry={refetch} />;
  if (!names) return <Loading shape="cards" />;
  if (names.length === 0) return <EmptyState title="Aucun dessin">Le site n’a pas de dessins à lui.</EmptyState>;
  return (
    <Box component="ul" aria-label="Dessins" sx={grid}>
      {names.map((name) => {
        const address = `${drawingsPath}/${name}`;
        return (
          <li key={name}>
            <ButtonBase onClick={() => onPick({ address })} sx={choice}>
              <Box component="img" src={address} alt="" loading="lazy" sx={{ aspectRatio: '16 / 9', width: '100%' }} />
              <Box component="span" sx={{ p: 1, overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
                {name.replace(/\.svg$/, '').replaceAll('-', ' ')}
              </Box>
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}

async function readDrawings(): Promise<readonly string[]> {
  const response = await fetch(drawingsPath);
  if (!response.ok) throw new Error(`The drawings answered ${response.status}`);
  return response.json();
}
