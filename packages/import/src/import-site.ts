import { awaitedOf } from './awaited-pictures';
import { batchesOf } from './batches';
import { FileImport } from './file-import';
import type { ImportedSite, ImportItem } from './model';
import { groupedBy } from './grouped';
import {
  addressesOf,
  movePictures,
  moveLargestFile,
  withPictures,
  type TransferProgress,
  type TransferResult,
} from './move-pictures';

/** The answer of the database's function `import_items` about one item. */
interface ItemReport {
  readonly source_id: string;
  readonly outcome: 'created' | 'known' | 'refused';
  readonly id?: string;
  /** Former paths that do not redirect to the item, because the site needs them or they already redirect elsewhere. */
  readonly unredirected_paths?: readonly string[];
  /** The constraint that the item violates, one of `ItemRefusal`, or a message. */
  readonly reason?: string;
}

export interface ReportedItem extends ItemReport {
  readonly item: ImportItem;
}

/** The result of an import, or its progress so far. */
export interface ImportOutcome {
  readonly reported: readonly ReportedItem[];
  /** The new addresses of pictures by their former ones, and the reasons why others stay. */
  readonly pictures: TransferResult;
  /** The same for the files that texts link to. */
  readonly files: TransferResult;
}

/** The site that receives the content. */
export interface ImportTarget {
  readonly call: (
    name:
      | 'imported_ids'
      | 'import_items'
      | 'import_addresses'
      | 'awaited_pictures'
      | 'items_awaiting_picture'
      | 'import_pictures'
      | 'imported_files'
      | 'file_by_hash'
      | 'import_files',
    args: Readonly<Record<string, unknown>>,
  ) => Promise<unknown>;
  /** Stores a picture in the library and returns its new address; absent where pictures stay. */
  readonly movePicture?: (address: string) => Promise<string>;
  /** Stores a file that texts link to and returns its new address; absent where files stay. */
  readonly moveFile?: (address: string) => Promise<string>;
  /** Called after each picture, each file and each batch. */
  readonly onProgress?: (outcome: ImportOutcome) => void;
}

/** The most items and characters of one request, because the API limits its size and its duration. */
const AT_A_TIME = { rows: 20, characters: 500_000 };
const ADDRESSES_AT_A_TIME = 1000;
const PICTURES_AT_A_TIME = 20;

/**
 * Writes the items of an export in batches, each item completely or not at all. It does not change the texts of items that exist already,
 * so that a repetition continues an interrupted import; it adds the pictures and files that those items still have on the former site.
 */
export async function importSite(
  site: ImportedSite,
  { call, movePicture: move, moveFile, onProgress }: ImportTarget,
): Promise<ImportOutcome> {
  const { source, items, addresses } = site;
  const movePicture = move && moveLargestFile(move);
  const here = new Set((await call('imported_ids', { source })) as readonly string[]);
  const reported: ReportedItem[] = [];
  const pictures: TransferProgress = { moved: new Map(), failed: new Map() };
  const files = new FileImport(site, (await call('imported_files', { source })) as Readonly<Record<string, string>>);
  const progress = (): void => onProgress?.({ reported, pictures, files: files.transfers });
  const importFiles = (wanted: readonly string[]) => files.importFrom(wanted, { call, moveFile }, progress);
  for (const item of items) {
    const { source_id, refusal } = item;
    if (here.has(source_id)) reported.push({ item, source_id, outcome: 'known' });
    else if (refusal) reported.push({ item, source_id, outcome: 'refused', reason: refusal });
  }
  const fresh = items.filter(({ source_id, refusal }) => !here.has(source_id) && !refusal);
  for (const batch of batchesOf(fresh, AT_A_TIME, lengthOf)) {
    const shown = batch.flatMap((item) => item.pictures);
    if (movePicture) await movePictures(shown, movePicture, pictures, progress);
    await importFiles(batch.flatMap((item) => item.files));
    const sent = batch
      .map((item) => files.linked(withPictures(item, pictures.moved)))
      .map(({ omissions: _omissions, files: _files, ...item }) => item);
    const answers = (await call('import_items', { source, items: sent })) as readonly ItemReport[];
    reported.push(
      ...batch.map((item, index) => ({
        item,
        ...(answers[index] ?? { source_id: item.source_id, outcome: 'refused' as const }),
      })),
    );
    progress();
  }
  const known = items.filter(({ source_id }) => here.has(source_id));
  if (movePicture && known.length > 0)
    await importAwaitedPictures(source, known, { call, movePicture }, pictures, progress);
  await importFiles([...known.flatMap((item) => item.files), ...(site.files ?? []).map(({ address }) => address)]);
  // Addresses of files come first, because the first redirect of a path stays: pages about files that did not come lead to other addresses.
  const lines = [...files.addresses, ...addresses, ...addressesOf(source, pictures.moved)];
  for (let from = 0; from < lines.length; from += ADDRESSES_AT_A_TIME)
    await call('import_addresses', { lines: lines.slice(from, from + ADDRESSES_AT_A_TIME) });
  return { reported, pictures, files: files.transfers };
}

const lengthOf = ({ row, comments }: ImportItem): number =>
  row.content.length + comments.reduce((sum, { words }) => sum + words.length, 0);

async function importAwaitedPictures(
  source: string,
  items: readonly ImportItem[],
  { call, movePicture }: Required<Pick<ImportTarget, 'call' | 'movePicture'>>,
  pictures: TransferProgress,
  progress: () => void,
): Promise<void> {
  const ask = async (name: 'awaited_pictures' | 'items_awaiting_picture') =>
    (await call(name, { source })) as readonly string[];
  const without = await ask('items_awaiting_picture');
  const awaited = awaitedOf(items, await ask('awaited_pictures'), without);
  const featuredBy = groupedBy(
    items.filter(({ source_id }) => without.includes(source_id)),
    ({ row }) => row.featured_image_url ?? '',
  );
  for (const batch of batchesOf(awaited, { rows: PICTURES_AT_A_TIME, characters: AT_A_TIME.characters }, () => 1)) {
    await movePictures(batch, movePicture, pictures, progress);
    const moved = batch.flatMap(({ address: former, ...words }) => {
      const address = pictures.moved.get(former);
      const featured_by = (featuredBy.get(former) ?? []).map(({ source_id }) => source_id);
      return address ? [{ ...words, former, address, featured_by }] : [];
    });
    if (moved.length > 0) await call('import_pictures', { source, moved });
  }
}
