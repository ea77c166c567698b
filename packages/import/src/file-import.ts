import { batchesOf } from './batches';
import type { FormerAddress, ImportedSite, ImportItem } from './model';
import { movePictures, pathsOn, type TransferProgress } from './move-pictures';

interface FileTarget {
  readonly call: (name: 'import_files', args: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Absent if files stay on the former site. */
  readonly moveFile?: ((address: string) => Promise<string>) | undefined;
}

/** The most files that one call records. */
const AT_A_TIME = 20;

/** The files of an import: those that earlier imports brought, those that this one brings, and the reasons why others stay behind. */
export class FileImport {
  readonly transfers: TransferProgress = { moved: new Map(), failed: new Map() };
  /** The new addresses of files, by their former ones. */
  readonly #here: Map<string, string>;
  readonly #pages: ReadonlyMap<string, readonly string[]>;
  readonly #fileOfPage: ReadonlyMap<string, string>;

  /** @param here the new address of each file that an earlier import brought: the answer of the database's function `imported_files` */
  constructor(
    readonly site: Pick<ImportedSite, 'source' | 'files'>,
    here: Readonly<Record<string, string>>,
  ) {
    this.#here = new Map(Object.entries(here));
    this.#pages = new Map((site.files ?? []).map(({ address, pages }) => [address, pages]));
    this.#fileOfPage = new Map(
      (site.files ?? []).flatMap(({ address, pages }) => pages.map((page) => [page, address])),
    );
  }

  /** Brings the files that no import brought yet, and changes the links to them in texts that are here already. */
  async importFrom(addresses: readonly string[], { call, moveFile }: FileTarget, progress: () => void): Promise<void> {
    if (!moveFile) return;
    const wanted = new Set(addresses.filter((address) => !this.#here.has(address)));
    for (const batch of batchesOf([...wanted], { rows: AT_A_TIME, characters: AT_A_TIME }, () => 1)) {
      const asked = batch.map((address) => ({ address }));
      await movePictures(asked, moveFile, this.transfers, progress);
      const moved = batch.flatMap((former) => {
        const address = this.transfers.moved.get(former);
        return address ? [{ former, address }] : [];
      });
      for (const { former, address } of moved) this.#here.set(former, address);
      if (moved.length > 0) await call('import_files', { source: this.site.source, moved });
    }
  }

  /** Returns an item whose links lead to the files that are here. The former pages about these files redirect to them, not to the item. */
  linked(item: ImportItem): ImportItem {
    const content = item.files.reduce((text, address) => {
      const here = this.#here.get(address);
      return here ? text.replaceAll(`href="${escaped(address)}"`, `href="${escaped(here)}"`) : text;
    }, item.row.content);
    return {
      ...item,
      row: { ...item.row, content },
      former_paths: item.former_paths.filter((path) => !this.#here.has(this.#fileOfPage.get(path) ?? '')),
    };
  }

  /** The redirects from the former addresses of the files that came, and of the pages about them. */
  get addresses(): FormerAddress[] {
    return [...this.transfers.moved].flatMap(([former, to_address]) =>
      [...pathsOn(this.site.source, [former]), ...(this.#pages.get(former) ?? [])].map((from_path) => ({
        from_path,
        to_address,
      })),
    );
  }
}

const escaped = (address: string): string => address.replaceAll('&', '&amp;');
