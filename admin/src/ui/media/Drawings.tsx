import { drawingsPath } from '@agency-site/domain/media';
import { Box, ButtonBase } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { PickedPicture } from '../../provider/media/media-library';
import { EmptyState } from '../components/EmptyState';
import { LoadError } from '../components/LoadError';
import { Loading } from '../components/Loading';
import { smallText } from '../theme/styles';
import { choice, grid } from './MediaGrid';

interface Drawing {
  readonly name: string;
  readonly alt: string;
}

/** A grid of the site's own drawings to choose from, each with a suggested alternative text. */
export function Drawings({ onPick }: { readonly onPick: (picture: PickedPicture) => void }) {
  const { data: drawings, error, refetch } = useQuery({ queryKey: ['drawings'], queryFn: readDrawings });
  if (error) return <LoadError title="Les dessins n’ont pas pu être lus" onRetry={refetch} />;
  if (!drawings) return <Loading shape="cards" />;
  if (drawings.length === 0) return <EmptyState title="Aucun dessin">Le site n’a pas de dessins à lui.</EmptyState>;
  return (
    <Box component="ul" aria-label="Dessins" sx={grid}>
      {drawings.map(({ name, alt }) => {
        const address = `${drawingsPath}/${name}`;
        return (
          <li key={name}>
            <ButtonBase onClick={() => onPick({ address, alt })} sx={choice}>
              <Box component="img" src={address} alt="" loading="lazy" sx={{ aspectRatio: '16 / 9', width: '100%' }} />
              <Box component="span" sx={{ p: 1, overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
                {name.replace(/\.svg$/, '').replaceAll('-', ' ')}
                <br />
                <Box component="span" sx={smallText}>
                  {alt}
                </Box>
              </Box>
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}

async function readDrawings(): Promise<readonly Drawing[]> {
  const response = await fetch(`${drawingsPath}/index.json`);
  if (!response.ok) throw new Error(`The drawings answered ${response.status}`);
  return response.json();
}
