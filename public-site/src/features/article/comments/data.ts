import type { Database } from '@agency/supabase/types';
import { DataError, dataOf } from '../../../data/answer';
import type { SiteClient } from '../../../data/client';

type Row = Database['public']['Tables']['comments']['Row'];

/** An approved comment as its readers see it. */
export type Comment = Pick<Row, 'id' | 'parent_id' | 'name' | 'words' | 'from_agency' | 'created_at'>;

/** The fields of a comment. */
export interface NewComment {
  readonly postId: string;
  /** The comment that it answers; empty for none. */
  readonly parentId: string;
  readonly name: string;
  readonly email: string;
  readonly words: string;
}

/** The largest number of comments read with an article. */
const MOST = 500;
/** Timeouts: an article is shown without comments that take longer, and sending fails with a message. */
const PATIENCE_MS = { reading: 3_000, sending: 20_000 } as const;

/** The approved comments of an article, oldest first, or null when they cannot be read: the article is shown without. */
export async function loadComments(client: SiteClient, postId: string): Promise<Comment[] | null> {
  try {
    return dataOf(
      await client
        .from('comments')
        .select('id,parent_id,name,words,from_agency,created_at')
        .eq('post_id', postId)
        .eq('status', 'approved')
        .order('created_at')
        .order('id')
        .limit(MOST)
        .abortSignal(AbortSignal.timeout(PATIENCE_MS.reading)),
    );
  } catch (error) {
    // eslint-disable-next-line no-console -- visitors see no message, so the reason is logged.
    console.warn('Comments not read:', error instanceof Error ? error.message : error);
    return null;
  }
}

/**
 * Sends a comment, which waits for approval. Nothing is read back.
 * @throws {DataError} when it was not stored; its cause is the database's code
 */
export async function sendComment(client: SiteClient, comment: NewComment): Promise<void> {
  const { postId, parentId, name, email, words } = comment;
  const { error } = await client
    .rpc('send_comment', { post_id: postId, name, email, words, ...(parentId && { parent_id: parentId }) })
    .abortSignal(AbortSignal.timeout(PATIENCE_MS.sending));
  if (error) throw new DataError(error.message, { cause: error.code });
}
