import { dateInParis } from '../data/dates';
import type { PostSummary } from '../data/posts';

type Facts = Pick<PostSummary, 'published_at' | 'read_time_minutes'> & { readonly author?: string };

interface PostFactsProps {
  readonly post: Facts;
  /** The address of the author's page, if there is one. */
  readonly authorPath?: string | undefined;
  readonly className?: string;
}

/** Author, date and reading time of an article, on one line, separated by points. */
export function PostFacts({ post, authorPath, className = '' }: PostFactsProps) {
  return (
    <p className={`facts text-muted ${className}`}>
      {post.author && (
        <span>
          {authorPath ? (
            <a
              href={authorPath}
              rel="author"
              className="inline-block py-1 underline underline-offset-4 hover:text-action"
            >
              {post.author}
            </a>
          ) : (
            post.author
          )}
        </span>
      )}
      {post.published_at && <time dateTime={post.published_at}>{dateInParis(post.published_at)}</time>}
      <span>{post.read_time_minutes} min de lecture</span>
    </p>
  );
}
