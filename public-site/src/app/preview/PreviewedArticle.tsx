import type { ArticlePreview } from '@agency/supabase/preview-message';
import { useEffect, useMemo, useState } from 'react';
import { prepareText } from '../../data/stored-text/sanitise';
import { loadNeighbours, loadSimilarPosts } from '../../data/posts';
import { useConnect } from '../../data/connect';
import { NewsletterBox } from '../../features/newsletter/NewsletterBox';
import { ArticleScreen, type ArticleScreenProps } from '../../features/article/ArticleScreen';

type Surroundings = Pick<ArticleScreenProps, 'neighbours' | 'similar'>;

const none: Surroundings = { neighbours: { previous: null, next: null }, similar: [] };

/** An article that may not be stored yet, as its readers will see it among the others. */
export function PreviewedArticle({ article }: { readonly article: ArticlePreview }) {
  const { html, headings } = useMemo(() => prepareText(article.content), [article.content]);
  const surroundings = useSurroundings(article);
  return (
    <ArticleScreen
      post={{ ...article, content: html }}
      headings={headings}
      newsletter={<NewsletterBox />}
      {...surroundings}
    />
  );
}

/** The other articles around it, read again only when its place among them changes. */
function useSurroundings({ id, category, published_at }: ArticlePreview): Surroundings {
  const connect = useConnect();
  const [surroundings, setSurroundings] = useState(none);
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let current = true;
    const load = async () => {
      const client = await connect();
      return Promise.all([loadNeighbours(client, { published_at }), loadSimilarPosts(client, { id, category })]);
    };
    load().then(
      ([neighbours, similar]) => current && setSurroundings({ neighbours, similar }),
      (error: unknown) => current && setFailure(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      current = false;
    };
  }, [connect, id, category, published_at]);
  // Shown by the route's error screen, as it would be to a reader.
  if (failure) throw failure;
  return surroundings;
}
