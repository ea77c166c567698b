import type { ArticlePreview } from '@agency-site/domain/preview-message';
import { useEffect, useMemo, useState } from 'react';
import { prepareText } from '../../data/stored-text/sanitise';
import { loadNeighbours, loadSimilarPosts } from '../../features/article/data';
import type { SiteClient } from '../../data/client';
import { enhanceShareButton } from '../../features/article/share.browser';
import { NewsletterBox } from '../../ui/NewsletterBox';
import { ArticleScreen, type ArticleScreenProps } from '../../features/article/ArticleScreen';

type Surroundings = Pick<ArticleScreenProps, 'neighbours' | 'similar'>;

const none: Surroundings = { neighbours: { previous: null, next: null }, similar: [] };

interface PreviewedArticleProps {
  readonly article: ArticlePreview;
  readonly client: SiteClient;
}

/** An article that may not be stored yet, as readers will see it. */
export function PreviewedArticle({ article, client }: PreviewedArticleProps) {
  // The page's script ran before React rendered the article, so it found no share button.
  useEffect(() => enhanceShareButton(document), []);
  const { html, headings } = useMemo(() => prepareText(article.content), [article.content]);
  const surroundings = useSurroundings(article, client);
  return (
    <ArticleScreen
      post={{ ...article, content: html }}
      headings={headings}
      newsletter={<NewsletterBox />}
      {...surroundings}
    />
  );
}

/** The links to other articles after this one. They are read again only when its id, category or date changes. */
function useSurroundings({ id, category, published_at }: ArticlePreview, client: SiteClient): Surroundings {
  const [surroundings, setSurroundings] = useState(none);
  useEffect(() => {
    let current = true;
    Promise.all([loadNeighbours(client, { id, published_at }), loadSimilarPosts(client, { id, category })]).then(
      ([neighbours, similar]) => current && setSurroundings({ neighbours, similar }),
      // eslint-disable-next-line no-console -- the preview shows the article without the links around it, so the reason is logged.
      (error: unknown) => console.warn('Articles around the preview not read:', error),
    );
    return () => {
      current = false;
    };
  }, [client, id, category, published_at]);
  return surroundings;
}
