import { type ComponentType, Fragment, memo, type ReactNode } from 'react';
import { StyleSheetLink } from '../../../ui/StyleSheetLink';
import type { BlockContext, ShownBlock } from './block';
import { blockKinds } from './registry';

interface BlockListProps extends BlockContext {
  readonly blocks: readonly ShownBlock[];
  /** A component to wrap around each block: in the preview, one that makes the block clickable. */
  readonly Wrapper?: BlockFrame | undefined;
}

export type BlockFrame = ComponentType<{ readonly id: string; readonly children: ReactNode }>;

/** The number of blocks on the first screen of a desktop. The style sheet is linked after them (`StyleSheetLink`). */
const ABOVE_THE_FOLD = 2;

/** The blocks of a page, one after the other. */
export function BlockList({ blocks, page, crumbs, Wrapper }: BlockListProps) {
  return blocks.map((shown, index) => {
    const block = <Block shown={shown} page={page} crumbs={crumbs} />;
    return (
      <Fragment key={shown.id}>
        {index === ABOVE_THE_FOLD && <StyleSheetLink />}
        {Wrapper ? <Wrapper id={shown.id}>{block}</Wrapper> : block}
      </Fragment>
    );
  });
}

interface OneBlockProps extends BlockContext {
  readonly shown: ShownBlock;
}

/** Memoised, because the preview receives all blocks at each key, and only those that changed should render again. */
const Block = memo(function Block({ shown: { kind, values, data }, ...context }: OneBlockProps) {
  const Component = blockKinds.get(kind)?.Component;
  return Component && <Component block={values} data={data} {...context} />;
});
