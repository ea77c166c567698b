import type { PostSummary } from '../../data/posts';
import { listVariant, PostCard, type CardVariant } from '../../ui/PostCard';

const LARGE: CardVariant = {
  card: 'border-ink',
  picture: 'eager',
  words: 'gap-3 p-6 lg:p-7',
  title: 'text-title-m',
  excerpt: 'text-(length:--text-lead)',
  facts: 'text-base',
  tags: 3,
};
/** The variant of the smaller cards. They have no picture, because it would compete with that of the large card. */
const WORDS: CardVariant = {
  ...listVariant,
  card: 'border-ink bg-sand',
  picture: 'none',
  words: 'gap-2.5 p-6 lg:p-7',
  tags: 3,
};

/** The featured articles: the latest one large, the others beside it. */
export function FeaturedPosts({ posts }: { readonly posts: readonly PostSummary[] }) {
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <section aria-labelledby="a-la-une" className="flex flex-col gap-5">
      <h2 id="a-la-une" tabIndex={-1} className="text-title-m">
        À la une
      </h2>
      <div className={`grid gap-6 ${others.length > 0 ? 'lg:grid-cols-[1.35fr_1fr]' : ''}`}>
        <PostCard post={first} variant={LARGE} />
        {others.length > 0 && (
          <ul className="grid gap-6 sm:max-lg:grid-cols-2">
            {others.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} variant={WORDS} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
