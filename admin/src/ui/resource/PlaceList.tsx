import { Box, Link } from '@mui/material';
import { LinkBase } from 'react-admin';
import type { MediaUse } from '../../provider/media/media-library';
import { usePlaces } from './use-places';

/** A list of the rows that use a picture or a link, by their names, with links to their forms. */
export function PlaceList({ places }: { readonly places: readonly MediaUse[] }) {
  const { describe, pathOf } = usePlaces();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, mt: 0.5, pl: 2 }}>
      {places.map((place) => {
        const path = pathOf(place);
        const text = describe(place);
        return (
          <li key={`${place.kind} ${place.id}`}>
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
