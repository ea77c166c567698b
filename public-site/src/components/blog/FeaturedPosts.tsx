import type { PostSummary } from '../../data/posts';
import { PostCard } from '../PostCard';

/** The featured articles: the latest at full size, the others beside it. */
export function FeaturedPosts({ posts }: { readonly posts: readonly PostSummary[] }) {
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <section aria-labelledby="a-la-une" className="flex flex-col gap-5">
      <h2 id="a-la-une" className="text-title-m">
        À la une
      </h2>
      <div className={`grid gap-6 ${others.length > 0 ? 'lg:grid-cols-[1.35fr_1fr]' : ''}`}>
        <PostCard post={first} featured="large" />
        {others.length > 0 && (
          <ul className="grid gap-6 sm:max-lg:grid-cols-2">
            {others.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} featured="words" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
