import { useWatch } from 'react-hook-form';
import { LivePreview } from '../editor/LivePreview';
import type { Page } from './page';
import { pageToSave } from './page-form';

/** The page on the screen as its visitors will see it. */
export function PageLivePreview({ page }: { readonly page: Page }) {
  const { status: _status, ...shown } = useWatch({ compute: pageToSave });
  return <LivePreview message={{ type: 'preview', kind: 'page', content: { ...shown, slug: page.slug } }} />;
}
