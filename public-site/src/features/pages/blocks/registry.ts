import type { BlockKind } from './block';

// No type argument, because Vitest recognises only `import.meta.glob(` and otherwise keeps a stale result of this file.
const modules: Readonly<Record<string, BlockKind>> = import.meta.glob('./kinds/*.tsx', { eager: true });

/** Every kind of block, under the name of its file. */
export const blockKinds: ReadonlyMap<string, BlockKind> = new Map(
  Object.entries(modules).map(([path, kind]) => [path.slice('./kinds/'.length, -'.tsx'.length), kind]),
);
