import type { PostSummary } from '../data/posts';
import { listVariant, PostCard } from './PostCard';

interface PostGridProps {
  readonly posts: readonly PostSummary[];
  /** Whether the first picture of the page is in this grid, and loads at once. */
  readonly eager?: boolean;
}

/** Cards of articles, side by side. */
export function PostGrid({ posts, eager = false }: PostGridProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} variant={eager && index === 0 ? { ...listVariant, picture: 'eager' } : listVariant} />
        </li>
      ))}
    </ul>
  );
}
