import { useMemo } from 'react';
import { type BlockFrame, BlockList } from './blocks/BlockList';
import type { ShownBlock } from './blocks/block';
import { blockKinds } from './blocks/registry';
import { useMenu } from '../../data/frame';
import type { ShownPage } from './data';
import { PageHead } from './PageHead';
import { pageCrumbs } from './page-crumbs';

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
