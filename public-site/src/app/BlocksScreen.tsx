import { useMemo } from 'react';
import { type BlockFrame, BlockList } from '../features/blocks/BlockList';
import type { ShownBlock } from '../features/blocks/block';
import { useMenu } from '../data/frame';
import type { ShownPage } from '../data/pages';
import { PageHead } from '../features/pages/PageHead';
import { pageCrumbs } from '../features/pages/page-crumbs';

interface BlocksScreenProps {
  readonly page: ShownPage;
  readonly blocks: readonly ShownBlock[];
  readonly Around?: BlockFrame;
}

/** A page made of blocks: one that does not open it leaves the page's own title above. */
export function BlocksScreen({ page, blocks, Around }: BlocksScreenProps) {
  const menu = useMenu();
  const crumbs = useMemo(() => pageCrumbs(page, menu), [page, menu]);
  return (
    <>
      {blocks[0]?.kind !== 'hero' && <PageHead page={page} />}
      <BlockList blocks={blocks} Around={Around} page={page} crumbs={crumbs} />
    </>
  );
}
