import { blocksOf } from '@agency-site/domain/block';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ReviewPanel } from '../../../../editor/review/ReviewPanel';
import { useTextAsSaved } from '../../../../editor/TextAsSaved';
import { useDebouncedValue } from '../../../../ui/components/use-debounced-value';
import { htmlOfBlocks } from './html-of-blocks';

// Exported here, so that it is in the same chunk as the checklist: the sign-in shell contains the name of every chunk.
export { htmlOfBlocks } from './html-of-blocks';

/** The checklist of a page, its blocks included. */
export function BlocksReview({ address }: { readonly address: string }) {
  const { content } = useTextAsSaved();
  const blocks: unknown = useDebouncedValue<unknown>(useWatch({ name: 'blocks' }));
  const html = useMemo(() => htmlOfBlocks(blocksOf(blocks), content), [blocks, content]);
  return <ReviewPanel address={address} html={html} />;
}
