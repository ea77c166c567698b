import type { BlockKind } from './block';

// Without a type argument: Vitest keeps what it made of a file unless it reads `import.meta.glob(` there.
const modules: Readonly<Record<string, BlockKind>> = import.meta.glob('./kinds/*.tsx', { eager: true });

/** Every kind of block, by its name: that of its file. */
export const blockKinds: ReadonlyMap<string, BlockKind> = new Map(
  Object.entries(modules).map(([path, kind]) => [path.slice('./kinds/'.length, -'.tsx'.length), kind]),
);
