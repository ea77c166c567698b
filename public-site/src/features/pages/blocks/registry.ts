import type { BlockKind } from './block';

// There is no type argument: Vitest keeps a stale result of this file unless the source reads `import.meta.glob(`.
const modules: Readonly<Record<string, BlockKind>> = import.meta.glob('./kinds/*.tsx', { eager: true });

/** Every kind of block, under the name of its file. */
export const blockKinds: ReadonlyMap<string, BlockKind> = new Map(
  Object.entries(modules).map(([path, kind]) => [path.slice('./kinds/'.length, -'.tsx'.length), kind]),
);
