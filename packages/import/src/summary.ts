import { awaitedOf } from './awaited-pictures';
import { awaitedFiles, type AwaitedFile } from './files';
import { photograph } from './pictures';
import type { ImportedSite, ImportItem, Omission } from './model';

/** The numbers that the preview of an import shows. */
export interface ImportSummary {
  readonly posts: number;
  readonly pages: number;
  readonly drafts: number;
  readonly comments: number;
  /** Whether articles show comments here. */
  readonly areCommentsShown: boolean;
  /** The number of pictures in the items that the import would add. */
  readonly pictures: number;
  /** The number of pictures that existing items still show from the former site. */
  readonly awaited: number;
  /** The files of the former site that are not here yet. */
  readonly files: readonly AwaitedFile[];
  readonly redirects: number;
  /** The number of items that an earlier import added. */
  readonly known: number;
  readonly refused: readonly ImportItem[];
  /** The omissions of the file and of its new items, added up by name, the most frequent first. */
  readonly omissions: readonly Omission[];
}

export interface AlreadyImported {
  readonly awaited: readonly string[];
  readonly without: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Summarises an import before it begins.
 * @param known ids of existing items, the answer of the database's function `imported_ids`
 * @param here the answers of `awaited_pictures`, `items_awaiting_picture` and `imported_files`
 * @param areCommentsShown from the answer of `import_conditions`
 */
export function summaryOf(
  site: ImportedSite,
  known: readonly string[],
  { awaited, without, files = {} }: AlreadyImported,
  areCommentsShown: boolean,
): ImportSummary {
  const here = new Set(known);
  const fresh = site.items.filter(({ source_id, refusal }) => !here.has(source_id) && !refusal);
  const sum = (count: (item: ImportItem) => number): number => fresh.reduce((total, item) => total + count(item), 0);
  const omissions = new Map<string, Omission>();
  for (const omission of [...site.omissions, ...fresh.flatMap((item) => item.omissions)]) {
    const key = `${omission.kind} ${omission.name}`;
    omissions.set(key, { ...omission, count: omission.count + (omissions.get(key)?.count ?? 0) });
  }
  return {
    posts: sum(({ kind }) => Number(kind === 'post')),
    pages: sum(({ kind }) => Number(kind === 'page')),
    drafts: sum(({ row }) => Number(row.status === 'draft')),
    comments: sum(({ comments }) => comments.length),
    areCommentsShown,
    pictures: new Set(fresh.flatMap(({ pictures }) => pictures.map(({ address }) => photograph(address)))).size,
    awaited: awaitedOf(
      site.items.filter(({ source_id }) => here.has(source_id)),
      awaited,
      without,
    ).length,
    files: awaitedFiles(site, files),
    redirects:
      site.addresses.length + sum(({ row, former_paths: paths }) => (row.status === 'published' ? paths.length : 0)),
    known: site.items.filter(({ source_id }) => here.has(source_id)).length,
    refused: site.items.filter(({ source_id, refusal }) => refusal && !here.has(source_id)),
    omissions: [...omissions.values()].toSorted((one, other) => other.count - one.count),
  };
}
