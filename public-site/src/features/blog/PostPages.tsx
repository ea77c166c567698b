import type { PostSummary } from '../../data/posts';
import { StyleSheetLink } from '../../ui/StyleSheetLink';
import { NewsletterBox } from '../../ui/NewsletterBox';
import { Pagination } from '../../ui/Pagination';
import { PostGrid } from '../../ui/PostGrid';
import { CategoryLinks } from './CategoryLinks';
import { countWords } from './list-words';

export interface PostPage {
  readonly posts: readonly PostSummary[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

interface PostPagesProps extends PostPage {
  readonly title: string;
  readonly label: string;
  readonly addressOf: (page: number) => string;
}

export function PostPages({ title, label, addressOf, posts, total, page, pages }: PostPagesProps) {
  return (
    <div className="container-site flex flex-col gap-10 py-10 lg:py-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="liste" tabIndex={-1} className="min-w-0 text-title-m">
          {title}
        </h2>
        <p className="text-muted tabular">{countWords({ total, featured: 0, page, pages })}</p>
      </div>
      {posts.length > 0 ? <PostGrid posts={posts} eager /> : <p>Aucun article trouvé pour cette catégorie.</p>}
      {posts.length > 0 && <StyleSheetLink />}
      <Pagination label={label} page={page} pages={pages} addressOf={addressOf} />
      <CategoryLinks />
      <NewsletterBox />
    </div>
  );
}
