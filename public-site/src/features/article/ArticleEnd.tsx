import type { PostSummary } from '../../data/posts';
import { ArrowLeft, ArrowRight } from '../../ui/lucide-icons';
import type { Neighbours, PostLink } from './data';
import { PostGrid } from '../../ui/PostGrid';

interface ArticleEndProps {
  readonly neighbours: Neighbours;
  readonly similar: readonly PostSummary[];
}

export function ArticleEnd({ neighbours, similar }: ArticleEndProps) {
  return (
    <>
      <NeighbourLinks {...neighbours} />
      <SimilarPosts posts={similar} />
    </>
  );
}

/** The articles published just before and just after. */
function NeighbourLinks({ previous, next }: Neighbours) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Articles voisins" className="grid gap-4 sm:grid-cols-2">
      {previous && <NeighbourLink post={previous} label="Article précédent" rel="prev" icon={<ArrowLeft />} />}
      {next && (
        <NeighbourLink
          post={next}
          label="Article suivant"
          rel="next"
          icon={<ArrowRight />}
          className="flex-row-reverse text-right sm:col-start-2"
        />
      )}
    </nav>
  );
}

interface NeighbourLinkProps {
  readonly post: PostLink;
  readonly label: string;
  readonly rel: 'prev' | 'next';
  readonly icon: React.ReactNode;
  readonly className?: string;
}

function NeighbourLink({ post, label, rel, icon, className = '' }: NeighbourLinkProps) {
  return (
    <a
      href={`/blog/${post.slug}`}
      rel={rel}
      className={`card flex items-center gap-4 p-5 hover:border-ink hover:bg-sand ${className}`}
    >
      <span className="shrink-0 text-action">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-muted">{label}</span>
        <span className="block font-heading font-bold">{post.title}</span>
      </span>
    </a>
  );
}

function SimilarPosts({ posts }: { readonly posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="similaires" className="flex flex-col gap-6">
      <h2 id="similaires" className="text-title-m">
        Articles similaires
      </h2>
      <PostGrid posts={posts} />
    </section>
  );
}
