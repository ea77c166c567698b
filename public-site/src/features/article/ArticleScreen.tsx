import type { ArticlePreview } from '@agency-site/domain/preview-message';
import type { ReactNode } from 'react';
import type { Heading } from '../../data/stored-text/outline';
import { useSettings } from '../../data/frame';
import type { Post, PostSummary } from '../../data/posts';
import type { Neighbours } from './data';
import type { Crumb } from '../../ui/Breadcrumb';
import { ArticleEnd } from './ArticleEnd';
import { TagLinks } from '../../ui/TagLinks';
import { StoredHtml } from '../../ui/StoredHtml';
import { TableOfContents } from '../../ui/TableOfContents';
import { ArticleHeader } from './ArticleHeader';
import { CallToActionButton } from '../../ui/CallToActionButton';

export interface ArticleScreenProps {
  /** The article, whose content is sanitised. */
  readonly post: ArticlePreview;
  readonly authorPath?: string | undefined;
  readonly headings: readonly Heading[];
  readonly neighbours: Neighbours;
  readonly similar: readonly PostSummary[];
  readonly comments?: ReactNode;
  readonly newsletter: ReactNode;
}

export const articleCrumbs = ({ title }: Pick<Post, 'title'>): Crumb[] => [
  { label: 'Blog', to: '/blog' },
  { label: title },
];

/** One article and the links after it, for readers and for the preview. */
export function ArticleScreen(props: ArticleScreenProps) {
  const { post, authorPath, headings, neighbours, similar, comments, newsletter } = props;
  return (
    <>
      <article data-post={post.id}>
        <ArticleHeader post={post} authorPath={authorPath} crumbs={articleCrumbs(post)} />
        <div className="container-site grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[minmax(0,68ch)_minmax(12rem,1fr)] lg:py-14">
          <TableOfContents title="Dans cet article" headings={headings} />
          <div className="flex min-w-0 flex-col gap-10">
            <StoredHtml key={post.slug} html={post.content} folds />
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

/** The call to action at the end of an article, for the free audit. */
function CallToAction() {
  const settings = useSettings();
  return (
    <aside
      aria-labelledby="et-chez-vous"
      className="flex flex-wrap items-center justify-between gap-5 rounded-card border border-line bg-teal-soft p-6 sm:p-7"
    >
      <div className="min-w-[min(100%,18rem)] flex-1">
        <h2 id="et-chez-vous" className="text-title-s">
          {settings.call_title}
        </h2>
        <p className="mt-1.5">{settings.call_text}</p>
      </div>
      <CallToActionButton />
    </aside>
  );
}
