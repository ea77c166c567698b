import { type ComponentType, Fragment, memo, type ReactNode, useMemo } from 'react';
import { useMenu } from '../../data/frame';
import { StyleSheetLink } from '../../ui/StyleSheetLink';
import type { BlockContext, ShownBlock } from './blocks/block';
import { blockKinds } from './blocks/registry';
import type { ShownPage } from './data';
import { pageCrumbs } from './page-crumbs';
import { PageHead } from './PageHead';

interface BlocksScreenProps {
  readonly page: ShownPage;
  readonly blocks: readonly ShownBlock[];
  readonly Wrapper?: BlockFrame | undefined;
}

/** A page made of blocks. If no block shows the page's title, the title comes first. */
export function BlocksScreen({ page, blocks, Wrapper }: BlocksScreenProps) {
  const menu = useMenu();
  const crumbs = useMemo(() => pageCrumbs(page, menu), [page, menu]);
  return (
    <>
      {!blockKinds.get(blocks[0]?.kind ?? '')?.declaration.opensPage && <PageHead page={page} />}
      <BlockList blocks={blocks} Wrapper={Wrapper} page={page} crumbs={crumbs} />
    </>
  );
}

interface BlockListProps extends BlockContext {
  readonly blocks: readonly ShownBlock[];
  /** A component to wrap around each block: in the preview, one that makes the block clickable. */
  readonly Wrapper?: BlockFrame | undefined;
}

type BlockFrame = ComponentType<{ readonly id: string; readonly children: ReactNode }>;

/** The number of usual blocks on the first screen of a desktop. The style sheet is linked after them, or after more of short ones. */
const ABOVE_THE_FOLD = 2;

/** The blocks of a page, one after the other. */
function BlockList({ blocks, page, crumbs, Wrapper }: BlockListProps) {
  return blocks.map((shown, index) => {
    const block = <Block shown={shown} page={page} crumbs={crumbs} />;
    return (
      <Fragment key={shown.id}>
        {index >= ABOVE_THE_FOLD && <StyleSheetLink />}
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
