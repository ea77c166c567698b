import { Box, Link } from '@mui/material';
import { LinkBase } from 'react-admin';
import { countOf } from '../../data/formats/numbers';
import type { MediaPicture } from '../../data/media/media-library';
import { smallText } from '../../ui/theme/styles';
import { usePlaces } from './use-places';

type Uses = Pick<MediaPicture, 'uses'>;

/** What shows a picture, with links; collapsed, since there may be many. */
export function MediaUses({ uses }: Uses) {
  if (uses.length === 0) return <Box sx={smallText}>Non utilisée</Box>;
  return (
    <Box component="details" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24, color: 'var(--teal)' }}>
        {`Utilisée ${countOf(uses.length, 'fois', 'fois')}`}
      </Box>
      <PlaceList uses={uses} />
    </Box>
  );
}

export function PlaceList({ uses }: Uses) {
  const { describe, pathOf } = usePlaces();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, mt: 0.5, pl: 2 }}>
      {uses.map((use) => {
        const path = pathOf(use);
        const text = describe(use);
        return (
          <li key={`${use.kind} ${use.id}`}>
            {path ? (
              <Link component={LinkBase} to={path}>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        );
      })}
    </Box>
  );
}
