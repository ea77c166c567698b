import type { PostSummary } from '../data/posts';

type Facts = Pick<PostSummary, 'published_at' | 'read_time_minutes'> & { readonly author?: string };

const dayInParis = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

/** Author, date and reading time of an article, on one line, separated by points. */
export function PostFacts({ post, className = '' }: { readonly post: Facts; readonly className?: string }) {
  return (
    <p className={`facts text-muted ${className}`}>
      {post.author && <span>{post.author}</span>}
      {post.published_at && <time dateTime={post.published_at}>{dayInParis.format(new Date(post.published_at))}</time>}
      <span>{post.read_time_minutes} min de lecture</span>
    </p>
  );
}
