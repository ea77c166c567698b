import { type Setting, settings } from '@agency-site/domain/settings';
import { Box, Link } from '@mui/material';
import { LinkBase, useCreatePath, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import type { MediaUse } from '../../provider/media/media-library';

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

const known: Readonly<Record<string, Setting>> = settings;

/** Returns functions that describe a row that uses a picture, and find the path of its screen, if it has one. */
function usePlaces() {
  const definitions = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  const createPath = useCreatePath();
  return {
    /** The kind and title of a row: « Article : Relancer ses devis ». */
    describe: ({ kind, title }: MediaUse): string => {
      const label = definitions[kind] ? labelOf(kind, kind === 'trash' ? 2 : 1) : kind;
      return `${label}\u00A0: ${(kind === 'site_settings' && known[title]?.label) || title}`;
    },
    pathOf: ({ kind, id }: MediaUse): string | undefined => {
      const { hasCreate, hasEdit, hasList } = definitions[kind] ?? {};
      // The list of pages also opens the form of each page.
      if (hasEdit || hasCreate) return createPath({ resource: kind, type: 'edit', id });
      return hasList ? createPath({ resource: kind, type: 'list' }) : undefined;
    },
  };
}
