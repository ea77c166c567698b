import { Box } from '@mui/material';
import { countOf } from '../../formats/numbers';
import type { MediaPicture } from '../../provider/media/media-library';
import { PlaceList } from '../../ui/resource/PlaceList';
import { smallText } from '../../ui/theme/styles';

/** The places that show a picture, with links; collapsed, since there may be many. */
export function MediaUses({ uses }: Pick<MediaPicture, 'uses'>) {
  if (uses.length === 0) return <Box sx={smallText}>Non utilisée</Box>;
  return (
    <Box component="details" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24, color: 'var(--teal)' }}>
        {`Utilisée ${countOf(uses.length, 'fois', 'fois')}`}
      </Box>
      <PlaceList places={uses} />
    </Box>
  );
}
