import { CreateBase } from 'react-admin';
import { saidByTheBanner } from '../failed-calls/query-client';
import { newPost } from './post-form';
import { PostEditor } from './PostEditor';

/** /admin/blog/new */
export function PostCreate() {
  return (
    <CreateBase redirect="list" mutationOptions={{ onError: saidByTheBanner }}>
      <PostEditor title="Nouvel article" defaultValues={newPost} />
    </CreateBase>
  );
}
