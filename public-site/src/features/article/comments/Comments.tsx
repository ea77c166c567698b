import type { Comment } from './data';
import type { CommentAnswer } from './answer-comment';
import { CommentBox } from './CommentBox';
import { CommentForm } from './CommentForm';

interface CommentsProps {
  readonly postId: string;
  /** Null when the comments could not be read. */
  readonly comments: readonly Comment[] | null;
  readonly answer: CommentAnswer | undefined;
}

/** The comments of an article in threads, and the form for a new one. */
export function Comments({ postId, comments, answer }: CommentsProps) {
  const threads = (comments ?? []).filter(({ parent_id: parent }) => parent === null);
  const answersTo = (id: string) => (comments ?? []).filter(({ parent_id: parent }) => parent === id);
  return (
    <section aria-labelledby="commentaires" className="flex max-w-[68ch] flex-col gap-6">
      <h2 id="commentaires" className="text-title-m">
        {titleOf(threads.reduce((sum, { id }) => sum + 1 + answersTo(id).length, 0))}
      </h2>
      {comments === null && <p>Les commentaires n’ont pas pu être lus.</p>}
      {threads.length > 0 && (
        <ol className="flex flex-col gap-5">
          {threads.map((comment) => (
            <li key={comment.id} className="card flex flex-col gap-4 p-5 sm:p-6">
              <CommentBox comment={comment} />
              {answersTo(comment.id).length > 0 && (
                <ol
                  aria-label={`Réponses à ${comment.name}`}
                  className="flex flex-col gap-5 border-l-2 border-line pl-5"
                >
                  {answersTo(comment.id).map((reply) => (
                    <li key={reply.id}>
                      <CommentBox comment={reply} />
                    </li>
                  ))}
                </ol>
              )}
              <CommentForm postId={postId} parent={comment} posted={answer} />
            </li>
          ))}
        </ol>
      )}
      <CommentForm postId={postId} posted={answer} />
    </section>
  );
}

const titleOf = (count: number): string =>
  count === 0 ? 'Commentaires' : count === 1 ? 'Un commentaire' : `${count} commentaires`;
