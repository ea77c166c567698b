import type { BlockKind } from './block';

const modules = import.meta.glob<BlockKind>('./kinds/*.tsx', { eager: true });

/** Every kind of block, by its name: that of its file. */
export const blockKinds: ReadonlyMap<string, BlockKind> = new Map(
  Object.entries(modules).map(([path, kind]) => [path.slice('./kinds/'.length, -'.tsx'.length), kind]),
);
