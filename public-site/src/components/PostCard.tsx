import type { PostSummary } from '../data/posts';
import { Link } from './Link';
import { Picture } from './Picture';
import { PostFacts } from './blog/PostFacts';
import { TagLinks } from './blog/TagLinks';

const TAGS_SHOWN = 2;

/** An article in a list; the whole card answers the click of its title. */
export function PostCard({ post }: { readonly post: PostSummary }) {
  return (
    <article className="card card-link relative flex h-full flex-col overflow-hidden">
      <Picture src={post.featured_image_url ?? '/illustrations/article.svg'} alt="" className="border-b border-line" />
      <div className="flex flex-1 flex-col gap-2.5 p-5">
        {post.category && <p className="text-sm font-semibold text-teal">{post.category}</p>}
        <h3 className="text-title-s break-words">
          <Link to={`/blog/${post.slug}`} data-cover>
            {post.title}
          </Link>
        </h3>
        <p className="line-clamp-3 text-base text-muted">{post.excerpt}</p>
        <div className="mt-auto flex flex-col gap-3 pt-3">
          <PostFacts post={post} className="text-sm" />
          <TagLinks tags={post.tags.slice(0, TAGS_SHOWN)} />
        </div>
      </div>
    </article>
  );
}
