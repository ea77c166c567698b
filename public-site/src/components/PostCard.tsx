import type { PostSummary } from '../data/posts';
import { Link } from './Link';
import { Picture } from './Picture';
import { PostFacts } from './blog/PostFacts';
import { TagLinks } from './blog/TagLinks';

const LIST = { card: '', words: 'gap-2.5 p-5', title: 'text-title-s', excerpt: 'text-base', facts: 'text-sm', tags: 2 };
const LOOKS = {
  list: LIST,
  /** The first of the featured ones. */
  large: {
    card: 'border-ink',
    words: 'gap-3 p-6 lg:p-7',
    title: 'text-title-m',
    excerpt: 'text-(length:--text-lead)',
    facts: 'text-base',
    tags: 3,
  },
  /** Without a picture: beside a large one, small ones would only shout over it. */
  words: { ...LIST, card: 'border-ink bg-sand', words: 'gap-2.5 p-6 lg:p-7', tags: 3 },
} as const;

interface PostCardProps {
  readonly post: PostSummary;
  readonly look?: keyof typeof LOOKS;
}

/** An article among others; the whole card answers the click of its title. */
export function PostCard({ post, look = 'list' }: PostCardProps) {
  const { card, words, title, excerpt, facts, tags } = LOOKS[look];
  return (
    <article className={`card card-link relative flex h-full flex-col overflow-hidden ${card}`}>
      {look !== 'words' && (
        <Picture
          src={post.featured_image_url ?? '/illustrations/article.svg'}
          alt=""
          eager={look === 'large'}
          className={`border-b ${card || 'border-line'}`}
        />
      )}
      <div className={`flex flex-1 flex-col ${words}`}>
        {post.category && <p className="text-sm font-semibold text-teal">{post.category}</p>}
        <h3 className={title}>
          <Link to={`/blog/${post.slug}`} data-cover>
            {post.title}
          </Link>
        </h3>
        <p className={`line-clamp-8 text-muted ${excerpt}`}>{post.excerpt}</p>
        <div className="mt-auto flex flex-col gap-3 pt-3">
          <PostFacts post={post} className={facts} />
          <TagLinks tags={post.tags.slice(0, tags)} tone={look === 'words' ? 'paper' : 'sand'} />
        </div>
      </div>
    </article>
  );
}
