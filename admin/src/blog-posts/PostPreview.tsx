import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { LivePreview } from '../editor/LivePreview';
import type { Post } from './post';
import { usePostAsSaved } from './PostAsSaved';

/** The article on the screen as its readers will see it, published now if it is not yet. */
export function PostPreview({ onClose }: { readonly onClose: () => void }) {
  const { status: _status, featured: _featured, ...shown } = usePostAsSaved();
  const record = useRecordContext<Post>();
  const [now] = useState(() => new Date().toISOString());
  const published_at = record?.published_at ?? now;
  return (
    <LivePreview
      onClose={onClose}
      message={{ type: 'preview', kind: 'article', content: { ...shown, id: record?.id ?? null, published_at } }}
    />
  );
}
