import { blocksOf } from '@agency/supabase/block';
import { useWatch } from 'react-hook-form';
import { ReviewPanel } from '../../../../editor/review/ReviewPanel';
import { useTextAsSaved } from '../../../../editor/TextAsSaved';
import { htmlOfBlocks } from './html-of-blocks';

/** The checklist of a page, its blocks included. */
export function BlocksReview({ address }: { readonly address: string }) {
  const { content } = useTextAsSaved();
  const blocks = blocksOf(useWatch({ name: 'blocks' }));
  return <ReviewPanel address={address} html={htmlOfBlocks(blocks, content)} />;
}
