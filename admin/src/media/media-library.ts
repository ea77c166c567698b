import type { Database } from '@agency/supabase/database-types';
import type { DataProvider } from 'react-admin';
import type { DatabaseFunctions } from '../providers/database-functions';
import type { MediaFiles } from './upload/media-files';

/** The resource of the pictures: no table, but a list of files. */
export const mediaResource = 'media';

type Row = Database['public']['Functions']['media_library']['Returns'][number];

/** What shows a picture. */
export interface MediaUse {
  readonly kind: 'article' | 'page' | 'bin' | 'setting';
  readonly id: string;
  readonly title: string;
}

/** A picture of the library. */
export interface MediaPicture {
  /** Its name. */
  readonly id: string;
  readonly address: string;
  /** In bytes. */
  readonly size: number;
  readonly created_at: string;
  readonly uses: readonly MediaUse[];
}

/** Makes the pictures a list like any other: read by a function of the database, deleted through the storage API. */
export function withMediaLibrary(
  provider: DataProvider,
  { readFunction }: Pick<DatabaseFunctions, 'readFunction'>,
  { removePictures, pictureAddress }: Pick<MediaFiles, 'removePictures' | 'pictureAddress'>,
): DataProvider {
  const pictureOf = ({ name, size, created_at, uses }: Row): MediaPicture => ({
    id: name,
    address: pictureAddress(name),
    size,
    created_at,
    uses: uses as unknown as MediaUse[],
  });
  return {
    ...provider,
    getList: async (resource, params) => {
      if (resource !== mediaResource) return provider.getList(resource, params);
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 24 };
      const { q = '' } = (params.filter ?? {}) as { readonly q?: string };
      const read = (skipped: number, shown: number) =>
        readFunction('media_library', { words: q.trim(), skipped, shown });
      const rows = await read((page - 1) * perPage, perPage);
      // A page beyond the last one has no row to say how many there are; the list then turns back.
      const [known] = rows.length > 0 || page === 1 ? rows : await read(0, 1);
      return { data: rows.map(pictureOf) as never[], total: known?.total ?? 0 };
    },
    delete: async (resource, params) => {
      if (resource !== mediaResource) return provider.delete(resource, params);
      await removePictures([String(params.id)]);
      return { data: (params.previousData ?? { id: params.id }) as never };
    },
  };
}

/** Full rows on every width: 2, 3, 4 or 6 pictures side by side. */
export const picturesPerPage = 24;
