import { type Setting, settings } from '@agency-site/domain/settings';
import { useCreatePath, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import type { MediaUse } from '../../provider/media/media-library';

const known: Readonly<Record<string, Setting>> = settings;

/** Returns functions that describe a row that uses a picture, and find the path of its screen, if it has one. */
export function usePlaces() {
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
