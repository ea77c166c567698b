import type { Json } from '@agency-site/supabase/types';

/** Prepares blocks for a save: trimmed, and without empty values. */
export const savedBlocks = (blocks: Json): NonNullable<Json> => withoutEmpty(blocks) ?? [];

function withoutEmpty(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item) ?? {});
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const filled = Object.entries(value).flatMap(([name, held]) => {
    const full = withoutEmpty(held);
    return full === undefined ? [] : [[name, full] as const];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
