import type { BlockContext, ShownBlock } from './block';
import { blockKinds } from './registry';

interface BlockListProps extends BlockContext {
  readonly blocks: readonly ShownBlock[];
}

/** The blocks of a page, one after the other. */
export function BlockList({ blocks, page, crumbs }: BlockListProps) {
  return blocks.map(({ id, kind, values, data }) => {
    const Block = blockKinds.get(kind)?.Component;
    return Block && <Block key={id} block={values} data={data} page={page} crumbs={crumbs} />;
  });
}
