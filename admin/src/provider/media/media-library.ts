import type { Database } from '@agency-site/supabase/types';
import { pictureColumns } from '@agency-site/domain/tables/pictures';
import { namesOf, valuesOf } from '@agency-site/domain/tables/column';
import { type DataProvider, type GetListParams, HttpError, type RaRecord } from 'react-admin';
import type { DatabaseFunctions } from '../database-functions';
import { pictureNotFound, pictureDeletionDenied } from '../failed-calls/describe-failure';
import type { MediaFiles } from './media-files';

/** The resource of pictures: the table of their descriptions, and their files. */
export const mediaResource = 'pictures';

/** The resource of the files that visitors download. A database function lists them; they have no table of their own. */
export const filesResource = 'files';

type Row = Database['public']['Functions']['media_library']['Returns'][number];

export interface MediaUse {
  /** The table of the row that uses the picture. */
  readonly kind: string;
  readonly id: string;
  readonly title: string;
}

export const isMediaUse = (use: unknown): use is MediaUse =>
  typeof use === 'object' && use !== null && 'kind' in use && 'id' in use && 'title' in use;

export interface MediaPicture {
  /** The name of the file. */
  readonly id: string;
  readonly address: string;
  /** The name of the small file, if the picture has one. */
  readonly small: string | null;
  /** The address of the lightest file that shows it. */
  readonly thumbnail: string;
  /** The size of the file, in bytes. */
  readonly size: number;
  /** The size of the original file, in bytes; null where the library has none. */
  readonly original_size: number | null;
  readonly created_at: string;
  /** The name that people gave it, or an empty text. */
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly tags: readonly string[];
  /** The focal point, in hundredths of the width and the height: it stays visible where a layout crops the picture. */
  readonly focus_x: number;
  readonly focus_y: number;
  readonly uses: readonly MediaUse[];
}

/** The parts of a picture that are copied into a text. Its words are only suggested: later changes in the library do not reach the text. */
export type PickedPicture = Pick<MediaPicture, 'address'> & Partial<Pick<MediaPicture, 'alt' | 'caption'>>;

const described = namesOf(pictureColumns).filter((name) => name !== 'name');

export type MediaLibrary = ReturnType<typeof mediaLibrary>;

export function mediaLibrary(
  { readFunction }: Pick<DatabaseFunctions, 'readFunction'>,
  {
    removePictures,
    removeFile,
    pictureAddress,
    fileAddress,
  }: Pick<MediaFiles, 'removePictures' | 'removeFile' | 'pictureAddress' | 'fileAddress'>,
) {
  const pictureOf = ({ name, small_name, total: _total, uses, ...known }: Row): MediaPicture => {
    const listed: readonly unknown[] = Array.isArray(uses) ? uses : [];
    // The generated types cannot say that a column of a function's result may be null.
    const small: string | null = small_name;
    const addresses = { address: pictureAddress(name), thumbnail: pictureAddress(small ?? name) };
    return { id: name, ...known, ...addresses, small, uses: listed.filter(isMediaUse) };
  };
  /** Finds why the storage did not delete a picture. It asks the library, because the storage's answers differ and name no reason. */
  const refusalOf = async (error: HttpError, id: string): Promise<HttpError> => {
    const isInUse = error.message.includes(' is in use: ');
    if (!isInUse && error.status !== 403) return error;
    const rows = await readFunction('media_library', { words: id, skipped: 0, shown: picturesPerPage });
    const picture = rows.map(pictureOf).find((known) => known.id === id);
    const places = picture?.uses.map(({ title }) => `«\u00A0${title}\u00A0»`).join(', ') ?? '';
    if (isInUse || places) return new HttpError('', 409, { code: '23503', neededBy: places });
    return new HttpError('', 403, { code: picture ? pictureDeletionDenied : pictureNotFound });
  };
  return {
    list: async ({ pagination, filter }: GetListParams) => {
      const { page, perPage } = pagination ?? { page: 1, perPage: 24 };
      const { q = '' }: { readonly q?: string } = filter ?? {};
      const read = (skipped: number, shown: number) =>
        readFunction('media_library', { words: q.trim(), skipped, shown });
      const rows = await read((page - 1) * perPage, perPage);
      // Each row has the total. A page beyond the last one has no row: the first page has the total.
      const [first] = rows.length > 0 || page === 1 ? rows : await read(0, 1);
      return { data: rows.map(pictureOf), total: first?.total ?? 0 };
    },
    /** The columns that a form writes; an emptied field has an empty value. */
    described: (data: Partial<RaRecord>) => valuesOf(described, (name) => data[name] ?? (name === 'tags' ? [] : '')),
    /** Adds to each file the address by which texts link to it. */
    withAddresses: async <Files extends { readonly data: RaRecord[] }>(files: Files): Promise<Files> => ({
      ...files,
      data: await Promise.all(
        files.data.map(async (file) => ({ ...file, address: await fileAddress(String(file.id)) })),
      ),
    }),
    removeFiles: async (names: readonly string[]): Promise<void> => {
      for (const name of names) {
        try {
          await removeFile(name);
        } catch (error) {
          if (!(error instanceof HttpError) || !error.message.includes(' is in use: ')) throw error;
          const places = Array.from(error.message.matchAll(/« (.+?) »/g), ([, title = '']) => `«\u00A0${title}\u00A0»`);
          throw new HttpError('', 409, { code: '23503', neededBy: places.join(', ') });
        }
      }
    },
    remove: async (id: string, small: string | null | undefined): Promise<void> => {
      try {
        await removePictures([id, ...(small && small !== id ? [small] : [])]);
      } catch (error) {
        throw error instanceof HttpError ? await refusalOf(error, id) : error;
      }
    },
  };
}

/** Divisible by 2, 3, 4 and 6, so that the last row of a page is full at each width. */
export const picturesPerPage = 24;

/** The pictures made from the same file, oldest first. @param content the hash of that file, which is a part of their names */
export async function picturesOfContent(provider: DataProvider, content: string): Promise<readonly MediaPicture[]> {
  const { data } = await provider.getList<MediaPicture>(mediaResource, {
    filter: { q: `-${content}.` },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'created_at', order: 'DESC' },
  });
  return data.toReversed();
}
