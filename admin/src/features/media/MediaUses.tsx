import { Box } from '@mui/material';
import { countOf } from '../../formats/numbers';
import type { MediaPicture } from '../../provider/media/media-library';
import { PlaceList } from '../../ui/resource/PlaceList';
import { smallText } from '../../ui/theme/styles';

interface MediaUsesProps extends Pick<MediaPicture, 'uses'> {
  readonly unused?: string;
  readonly used?: string;
}

/** A collapsed list of the texts that show a picture or link to a file, as there may be many. */
export function MediaUses({ uses, unused = 'Non utilisée', used = 'Utilisée' }: MediaUsesProps) {
  if (uses.length === 0) return <Box sx={smallText}>{unused}</Box>;
  return (
    <Box component="details" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24, color: 'var(--teal)' }}>
        {`${used} ${countOf(uses.length, 'fois', 'fois')}`}
      </Box>
      <PlaceList places={uses} />
    </Box>
  );
}
