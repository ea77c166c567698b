import { formatDate } from '../../formats/dates';
import { LatestRows } from '../../ui/components/LatestRows';
import type { Post } from './post';

type Draft = Pick<Post, 'id' | 'title' | 'updated_at'>;

const draftColumns = ['id', 'title', 'updated_at'] satisfies (keyof Draft)[];

export const LatestDrafts = () => (
  <LatestRows<Draft>
    resource="blog_posts"
    filter={{ status: 'draft' }}
    date="updated_at"
    meta={{ columns: draftColumns }}
    linkOf={({ id, title, updated_at: changed }) => ({
      to: `/blog_posts/${id}`,
      text: title,
      note: `modifié le ${formatDate(changed)}`,
    })}
    empty="Aucun brouillon."
    error="Les brouillons n’ont pas pu être lus"
  />
);
