import { commentStatusLabels, type CommentStatus } from '@agency/supabase/comments';
import type { Database } from '@agency/supabase/database-types';
import type { Columns, NamesOf } from '@agency/supabase/tables/column';
import type { Tone } from '../../ui/components/Badge';

export const commentColumns = {
  id: {},
  name: { label: 'Auteur' },
  words: { label: 'Commentaire' },
  email: { label: 'E-mail' },
  post_id: { label: 'Article' },
  parent_id: {},
  from_agency: { label: 'De l’agence' },
  status: { label: 'Statut', choices: commentStatusLabels },
  created_at: { label: 'Reçu le' },
} as const satisfies Columns<'comments'>;

type Row = Database['public']['Tables']['comments']['Row'];

export type Comment = Omit<Pick<Row, NamesOf<typeof commentColumns>>, 'status'> & { readonly status: CommentStatus };

/** What is done with a comment to give it a status, and what is said then of one comment or of several. */
export const moderation: Readonly<Record<CommentStatus, { action: string; one: string; several: string; tone: Tone }>> =
  {
    pending: { action: 'À relire', one: 'à relire', several: 'à relire', tone: 'action' },
    approved: { action: 'Publier', one: 'publié', several: 'publiés', tone: 'teal' },
    spam: { action: 'Indésirable', one: 'indésirable', several: 'indésirables', tone: 'quiet' },
    trash: { action: 'Corbeille', one: 'mis à la corbeille', several: 'mis à la corbeille', tone: 'quiet' },
  };

/** What is read of the articles that comments belong to. */
export const articleTitles = { columns: ['id', 'title', 'slug'] };
