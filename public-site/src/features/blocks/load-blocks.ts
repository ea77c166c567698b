import { blocksOf, filledValues, type StoredBlock } from '@agency/supabase/block';
import type { SiteClient } from '../../data/client';
import type { ShownBlock } from './block';
import { blockKinds } from './registry';

/** The blocks of a page with what they show of the database; those of an unknown kind are left out. */
export async function loadBlocks(client: SiteClient, stored: unknown): Promise<readonly ShownBlock[]> {
  const blocks = await Promise.all(blocksOf(stored).map((block) => loadBlock(client, block)));
  return blocks.filter((block) => block !== undefined);
}

/** @returns undefined for a kind that this version does not know */
export async function loadBlock(client: SiteClient, stored: StoredBlock): Promise<ShownBlock | undefined> {
  const { id, kind } = stored;
  const declared = blockKinds.get(kind);
  if (!declared) return undefined;
  const values = filledValues(declared.declaration.fields, stored);
  return { id, kind, values, data: (await declared.load?.(client, values)) ?? null };
}
