import { blocksOf, filledValues, type StoredBlock } from '@agency-site/domain/block';
import type { SiteClient } from '../../../data/client';
import type { SitePage } from '../data';
import type { ShownBlock } from './block';
import { blockKinds } from './registry';

type StoredPage = Pick<SitePage, 'slug' | 'blocks'>;

/** The blocks of a page below a folder (`services/…`) to which nobody has added any. */
const plainBlocks: readonly StoredBlock[] = [
  { id: 'hero', kind: 'hero' },
  { id: 'text', kind: 'text', box: 'offer' },
];

/** The blocks of a page. A page below a folder always has some; a page directly below the root without blocks shows its text instead. */
export function blocksOfPage({ slug, blocks }: StoredPage): readonly StoredBlock[] {
  const stored = blocksOf(blocks);
  return stored.length === 0 && slug.includes('/') ? plainBlocks : stored;
}

/** Loads the blocks of a page with their data. Blocks of an unknown kind are left out. */
export async function loadBlocks(client: SiteClient, page: StoredPage): Promise<readonly ShownBlock[]> {
  const blocks = await Promise.all(blocksOfPage(page).map((block) => loadBlock(client, block)));
  return blocks.filter((block) => block !== undefined);
}

/** Loads a block; undefined for a kind that this version of the site does not know. */
export async function loadBlock(client: SiteClient, stored: StoredBlock): Promise<ShownBlock | undefined> {
  const { id, kind } = stored;
  const declared = blockKinds.get(kind);
  if (!declared) return undefined;
  const values = filledValues(declared.declaration.fields, stored);
  return { id, kind, values, data: (await declared.load?.(client, values)) ?? null };
}
