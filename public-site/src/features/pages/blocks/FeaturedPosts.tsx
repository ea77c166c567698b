import type { BlockLink } from '@agency-site/domain/block';
import type { PostSummary } from '../../../data/posts';
import { Button } from '../../../ui/Button';
import { LoadError } from '../../../ui/LoadError';
import { type CardVariant, listVariant, PostCard } from '../../../ui/PostCard';

/** On phones, three cards one below the other fit on one screen. */
const featuredVariant: CardVariant = {
  ...listVariant,
  words: 'gap-2.5 p-5 phone:gap-1 phone:p-3',
  title: 'text-title-s phone:text-base',
  excerpt: 'text-base phone:hidden',
  facts: 'text-sm',
};

/** On phones the picture is beside the words, without tags. Set from outside, because no other list of cards needs it. */
const BESIDE =
  'phone:[&_article]:grid phone:[&_article]:grid-cols-[6.75rem_1fr] phone:[&_img]:m-3 phone:[&_img]:mr-0 phone:[&_img]:aspect-square phone:[&_img]:w-auto phone:[&_img]:self-start phone:[&_img]:rounded-card phone:[&_img]:border phone:[&_ul]:hidden phone:[&_.mt-auto]:pt-0';

export interface FeaturedPostsProps {
  /** The articles, or a sentence when they could not be read. */
  readonly featured: { readonly posts: readonly PostSummary[] } | { readonly problem: string };
  readonly link: BlockLink | undefined;
}

export function FeaturedPosts({ featured, link }: FeaturedPostsProps) {
  return (
    <>
      {'problem' in featured ? (
        <LoadError message={featured.problem} level="h3" />
      ) : (
        <ul className={`grid gap-6 sm:grid-cols-2 lg:grid-cols-3 phone:gap-3 ${BESIDE}`}>
          {featured.posts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} variant={featuredVariant} />
            </li>
          ))}
        </ul>
      )}
      {link && (
        <Button href={link.href} variant="outline" className="mt-8 phone:mt-4">
          {link.label}
        </Button>
      )}
    </>
  );
}
