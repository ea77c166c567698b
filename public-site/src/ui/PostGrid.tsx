import type { PostSummary } from '../data/posts';
import { PostCard } from './PostCard';

/** Articles side by side. */
export function PostGrid({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
