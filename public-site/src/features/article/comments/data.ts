import type { Database } from '@agency-site/supabase/types';
import { DataError, dataOf } from '../../../data/answer';
import type { SiteClient } from '../../../data/client';

type Row = Database['public']['Tables']['comments']['Row'];

/** An approved comment as its readers see it. */
export type Comment = Pick<Row, 'id' | 'parent_id' | 'name' | 'words' | 'from_agency' | 'created_at'>;

export interface NewComment {
  readonly postId: string;
  /** The id of the comment that it replies to; empty for none. */
  readonly parentId: string;
  readonly name: string;
  readonly email: string;
  readonly words: string;
}

/** The largest number of comments read with an article. */
const MAX_COMMENTS = 500;
/** Timeouts. An article is shown without comments that take longer to read; when sending takes longer, the form says so. */
const TIMEOUT_MS = { reading: 3_000, sending: 20_000 } as const;

/** Reads the approved comments of an article, oldest first; null when they cannot be read, so that the article is shown without them. */
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
        .limit(MAX_COMMENTS)
        .abortSignal(AbortSignal.timeout(TIMEOUT_MS.reading)),
    );
  } catch (error) {
    // eslint-disable-next-line no-console -- visitors see no message, so the reason is logged.
    console.warn('Comments not read:', error instanceof Error ? error.message : error);
    return null;
  }
}

/** Sends a comment. Its row is not read back: visitors may not. @throws {DataError} unless it was stored, with the database's code */
export async function sendComment(client: SiteClient, comment: NewComment): Promise<void> {
  const { postId, parentId, name, email, words } = comment;
  const { error } = await client
    .rpc('send_comment', { post_id: postId, name, email, words, ...(parentId && { parent_id: parentId }) })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS.sending));
  if (error) throw new DataError(error.message, { cause: error.code });
}
