import type { Database } from '@agency-site/supabase/types';
import { formatDate } from '../../formats/dates';
import { issuePath } from '../../provider/issue-path';
import { LatestRows } from '../../ui/components/LatestRows';
import { Panel } from '../../ui/components/Panel';

type Post = Database['public']['Tables']['blog_posts']['Row'];

/** Lists the latest published articles, as links that start a new issue about one of them. */
export const IssueArticles = () => (
  <Panel title={'Quel article envoyer\u00A0?'}>
    <LatestRows<Post>
      resource="blog_posts"
      filter={{ status: 'published' }}
      date="published_at"
      limit={100}
      meta={{ columns: ['id', 'title', 'published_at'] }}
      linkOf={({ id, title, published_at: published }) => ({
        to: issuePath(id),
        text: title,
        note: published ? formatDate(published) : '',
      })}
      empty={'Aucun article publié\u00A0: publiez d’abord celui que vous enverrez.'}
      error="Les articles n’ont pas pu être lus"
    />
  </Panel>
);
