import type { ImportedSite } from '@agency/supabase/import/model';
import { sendAddresses, sendItems, type ItemReport, type ReportedItem } from '@agency/supabase/import/send-items';
import type { ContentDatabase } from './content-database';
import { fetchPictures } from './fetch-pictures';

export interface ImportOptions {
  readonly fetchPictures: boolean;
  /** Whether pictures may be fetched from this machine and its network. */
  readonly allowPrivate: boolean;
}

export interface ImportOutcome {
  readonly reported: readonly ReportedItem[];
  readonly fetched: number;
  readonly failed: ReadonlyMap<string, string>;
}

/** The items of a site that an earlier import brought. */
export const knownIds = async ({ source }: ImportedSite, content: ContentDatabase): Promise<string[]> =>
  (await content.call('imported_ids', { source })) as string[];

/** Writes the items of an export: each as a whole, or not at all. What is here already is left alone, and its pictures too. */
export async function importExport(
  site: ImportedSite,
  content: ContentDatabase,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const known = new Set(await knownIds(site, content));
  const fresh = site.items.filter(({ source_id, refusal }) => !known.has(source_id) && !refusal);
  const pictures = options.fetchPictures
    ? await fetchPictures(fresh, content, options.allowPrivate)
    : { items: fresh, fetched: 0, failed: new Map<string, string>() };
  const moved = new Map(pictures.items.map((item) => [item.source_id, item]));
  const reported = await sendItems(
    site.items.map((item) => moved.get(item.source_id) ?? item),
    async (items) => (await content.call('import_items', { source: site.source, items })) as ItemReport[],
  );
  await sendAddresses(site.addresses, async (lines) => Number(await content.call('import_addresses', { lines })));
  return { reported, fetched: pictures.fetched, failed: pictures.failed };
}
