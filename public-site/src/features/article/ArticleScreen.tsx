import type { ReactNode } from 'react';
import type { Heading } from '../../data/stored-text/outline';
import type { Neighbours, Post, PostSummary } from '../../data/posts';
import type { Crumb } from '../../ui/Breadcrumb';
import { hydrateOnInteraction } from '../../ui/hydration/hydrate-on-interaction';
import { TagLinks } from '../../ui/TagLinks';
import { StoredHtml } from '../../ui/StoredHtml';
import { TableOfContents } from '../../ui/TableOfContents';
import { ArticleHeader, type ArticleHead } from './ArticleHeader';
import { CallToAction } from './CallToAction';

export interface ArticleScreenProps {
  /** Its content is made of the allow-list. */
  readonly post: ArticleHead & Pick<Post, 'content' | 'tags'>;
  readonly headings: readonly Heading[];
  readonly neighbours: Neighbours;
  readonly similar: readonly PostSummary[];
  readonly comments?: ReactNode;
  readonly newsletter: ReactNode;
}

/** Where an article stands in the site. */
export const articleCrumbs = ({ title }: Pick<Post, 'title'>): Crumb[] => [
  { label: 'Blog', to: '/blog' },
  { label: title },
];

const ArticleEnd = hydrateOnInteraction(
  'article-end',
  () => import('./ArticleEnd'),
  (part) => part.ArticleEnd,
);

/** One article, and where to go from it: the same for its readers and, in the preview, for who writes it. */
export function ArticleScreen({ post, headings, neighbours, similar, comments, newsletter }: ArticleScreenProps) {
  return (
    <>
      <article>
        <ArticleHeader post={post} crumbs={articleCrumbs(post)} />
        <div className="container-site grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[minmax(0,68ch)_minmax(12rem,1fr)] lg:py-14">
          <TableOfContents title="Dans cet article" headings={headings} />
          <div className="flex min-w-0 flex-col gap-10">
            <StoredHtml key={post.slug} html={post.content} />
            <TagLinks tags={post.tags} />
            <div className="no-print">
              <CallToAction />
            </div>
          </div>
        </div>
      </article>
      <div className="no-print container-site flex flex-col gap-14">
        {comments}
        <ArticleEnd neighbours={neighbours} similar={similar} />
        {newsletter}
      </div>
    </>
  );
}
