import { useCategoryName } from '../data/frame';
import type { PostSummary } from '../data/posts';
import { Picture } from './Picture';
import { PostFacts } from './PostFacts';
import { TagLinks } from './TagLinks';

/** The classes of the parts of a card, by list. */
export interface CardVariant {
  readonly card?: string;
  readonly words: string;
  readonly title: string;
  readonly excerpt: string;
  readonly facts: string;
  readonly tags: number;
  /** `eager`: the first picture of the page, loaded at once. `none`: no picture. */
  readonly picture?: 'eager' | 'none';
}

export const listVariant: CardVariant = {
  words: 'gap-2.5 p-5',
  title: 'text-title-s',
  excerpt: 'text-base',
  facts: 'text-sm',
  tags: 2,
};

/** An article in a list. A click anywhere on the card follows the link in its title. */
export function PostCard({ post, variant }: { readonly post: PostSummary; readonly variant: CardVariant }) {
  const { card = '', picture } = variant;
  const category = useCategoryName(post.category ?? '');
  return (
    <article className={`card card-link relative flex h-full flex-col overflow-hidden ${card}`}>
      {picture !== 'none' && (
        <Picture
          src={post.featured_image_url ?? '/illustrations/article.svg'}
          alt=""
          eager={picture === 'eager'}
          className={`border-b ${card || 'border-line'}`}
        />
      )}
      <div className={`flex flex-1 flex-col ${variant.words}`}>
        {category && <p className="text-sm font-semibold text-teal">{category}</p>}
        <h3 className={variant.title}>
          <a href={`/blog/${post.slug}`} data-cover>
            {post.title}
          </a>
        </h3>
        <p className={`line-clamp-8 text-muted ${variant.excerpt}`}>{post.summary}</p>
        <div className="mt-auto flex flex-col gap-3 pt-3">
          <PostFacts post={post} className={variant.facts} />
          <TagLinks tags={post.tags.slice(0, variant.tags)} tone={picture === 'none' ? 'background' : 'sand'} />
        </div>
      </div>
    </article>
  );
}
