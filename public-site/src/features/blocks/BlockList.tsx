import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { BlockContext, ShownBlock } from './block';
import { blockKinds } from './registry';

interface BlockListProps extends BlockContext {
  readonly blocks: readonly ShownBlock[];
  /** What is put around each block: in the preview, what makes it a thing to click. */
  readonly Around?: BlockFrame | undefined;
}

export type BlockFrame = ComponentType<{ readonly id: string; readonly children: ReactNode }>;

/** The blocks of a page, one after the other. */
export function BlockList({ blocks, page, crumbs, Around }: BlockListProps) {
  return blocks.map(({ id, kind, values, data }) => {
    const Block = blockKinds.get(kind)?.Component;
    if (!Block) return null;
    const block = <Block block={values} data={data} page={page} crumbs={crumbs} />;
    return Around ? (
      <Around key={id} id={id}>
        {block}
      </Around>
    ) : (
      <Fragment key={id}>{block}</Fragment>
    );
  });
}
