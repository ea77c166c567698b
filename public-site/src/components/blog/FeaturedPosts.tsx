import type { PostSummary } from '../../data/posts';
import { Link } from '../Link';
import { Picture } from '../Picture';
import { PostFacts } from './PostFacts';
import { TagLinks } from './TagLinks';

const TAGS_SHOWN = 3;

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
        <LargeCard post={first} />
        {others.length > 0 && (
          <ul className="grid gap-6 sm:max-lg:grid-cols-2">
            {others.map((post) => (
              <li key={post.slug}>
                <SmallCard post={post} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const coverOf = (post: PostSummary): string => post.featured_image_url ?? '/illustrations/article.svg';

function LargeCard({ post }: { readonly post: PostSummary }) {
  return (
    <article className="card card-link relative flex flex-col overflow-hidden border-ink">
      <Picture src={coverOf(post)} alt="" eager className="border-b border-ink" />
      <div className="flex flex-1 flex-col gap-3 p-6 lg:p-7">
        {post.category && <p className="text-sm font-semibold text-teal">{post.category}</p>}
        <h3 className="text-title-m break-words">
          <Link to={`/blog/${post.slug}`} data-cover>
            {post.title}
          </Link>
        </h3>
        <p className="line-clamp-4 text-(length:--text-lead) text-muted">{post.excerpt}</p>
        <div className="mt-auto flex flex-col gap-3 pt-3">
          <PostFacts post={post} className="text-base" />
          <TagLinks tags={post.tags.slice(0, TAGS_SHOWN)} />
        </div>
      </div>
    </article>
  );
}

/** Words only: beside a large picture, small ones would only shout over it. */
function SmallCard({ post }: { readonly post: PostSummary }) {
  return (
    <article className="card card-link relative flex h-full flex-col gap-2.5 border-ink bg-sand p-6 lg:p-7">
      {post.category && <p className="text-sm font-semibold text-teal">{post.category}</p>}
      <h3 className="text-title-s break-words">
        <Link to={`/blog/${post.slug}`} data-cover>
          {post.title}
        </Link>
      </h3>
      <p className="line-clamp-3 text-base text-muted">{post.excerpt}</p>
      <div className="mt-auto flex flex-col gap-3 pt-3">
        <PostFacts post={post} className="text-sm" />
        <TagLinks tags={post.tags.slice(0, TAGS_SHOWN)} tone="paper" />
      </div>
    </article>
  );
}
