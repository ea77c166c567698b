import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LivePreview } from '../editor/LivePreview';
import type { Post } from './post';
import type { PostForm } from './post-form';
import { postToSave } from './post-to-save';

/** The article on the screen as its readers will see it, published now if it is not yet. */
export function PostPreview({ onClose }: { readonly onClose: () => void }) {
  const form = useWatch<PostForm>() as PostForm;
  const record = useRecordContext<Post>();
  const [now] = useState(() => new Date());
  const { status: _status, featured: _featured, ...shown } = postToSave(form, 'publish', now);
  const published_at = record?.published_at ?? shown.published_at;
  return (
    <LivePreview
      onClose={onClose}
      message={{ type: 'preview', kind: 'article', content: { ...shown, id: record?.id ?? null, published_at } }}
    />
  );
}
