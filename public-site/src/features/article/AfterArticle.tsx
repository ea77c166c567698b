import type { Neighbours, PostSummary } from '../../data/posts';
import { NewsletterBox } from '../newsletter/NewsletterBox';
import { NeighbourLinks, SimilarPosts } from './ArticleEnd';

interface AfterArticleProps {
  readonly neighbours: Neighbours;
  readonly similar: readonly PostSummary[];
}

/** Where to go once an article is read. */
export function AfterArticle({ neighbours, similar }: AfterArticleProps) {
  return (
    <>
      <NeighbourLinks {...neighbours} />
      <SimilarPosts posts={similar} />
      <NewsletterBox />
    </>
  );
}
