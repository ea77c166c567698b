import { readFileSync } from 'node:fs';
import type { ImportItem, Omission } from '../../src/model';

/** Returns the text of a sample in this folder. */
export const sample = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
/** Formats the omissions that an import reports, one per line. */
export const omissions = (found: readonly Omission[]): string[] =>
  found.map(({ kind, name, count }) => `${kind} ${name} ${count}`);
/** @throws if the export contains no such item */
export const itemOf = (items: readonly ImportItem[], id: string): ImportItem => {
  const item = items.find(({ source_id }) => source_id === id);
  if (!item) throw new Error(`No item ${id}`);
  return item;
};
