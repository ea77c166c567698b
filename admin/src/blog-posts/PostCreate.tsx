import { useLocation } from 'react-admin';
import { PostEditor } from './PostEditor';

/** /admin/blog/new. « Nouvel article » begins another one, also while the address is already that of the first. */
export function PostCreate() {
  const { key } = useLocation();
  return <PostEditor key={key} title="Nouvel article" />;
}
