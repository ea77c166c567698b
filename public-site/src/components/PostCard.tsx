import type { PostSummary } from '../data/posts';
import { Link } from './Link';
import { Picture } from './Picture';
import { PostFacts } from './blog/PostFacts';
import { TagLinks } from './blog/TagLinks';

interface PostCardProps {
  readonly post: PostSummary;
  /** Among the featured ones: the first at full size, the others in words only, for small pictures would shout over its own. */
  readonly featured?: 'large' | 'words';
}

/** An article among others; the whole card answers the click of its title. */
export function PostCard({ post, featured }: PostCardProps) {
  const large = featured === 'large';
  const words = featured === 'words';
  const edge = featured && 'border-ink';
  return (
    <article
      className={`card card-link relative flex h-full flex-col overflow-hidden ${edge ?? ''} ${words ? 'bg-sand' : ''}`}
    >
      {!words && (
        <Picture
          src={post.featured_image_url ?? '/illustrations/article.svg'}
          alt=""
          eager={large}
          className={`border-b ${edge ?? 'border-line'}`}
        />
      )}
      <div className={`flex flex-1 flex-col gap-2.5 ${featured ? 'p-6 lg:p-7' : 'p-5'}`}>
        {post.category && <p className="text-sm font-semibold text-teal">{post.category}</p>}
        <h3 className={large ? 'text-title-m' : 'text-title-s'}>
          <Link to={`/blog/${post.slug}`} data-cover>
            {post.title}
          </Link>
        </h3>
        <p className={`line-clamp-8 text-muted ${large ? 'text-(length:--text-lead)' : 'text-base'}`}>{post.excerpt}</p>
        <div className="mt-auto flex flex-col gap-3 pt-3">
          <PostFacts post={post} className={large ? 'text-base' : 'text-sm'} />
          <TagLinks tags={post.tags.slice(0, featured ? 3 : 2)} tone={words ? 'paper' : 'sand'} />
        </div>
      </div>
    </article>
  );
}
