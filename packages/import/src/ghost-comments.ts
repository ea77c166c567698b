import { emailAddress } from '@agency-site/domain/email-address';
import { commentWords, flattenThreads } from './comments';
import { dateOf, text, type Row } from './ghost-rows';
import type { ImportedComment } from './model';

/** Reads comments and members, which only a complete export contains, not the usual one. @param isShown whether the site showed comments */
export function commentsOf(
  rows: readonly Row[],
  members: ReadonlyMap<string, Row>,
  isShown: boolean,
): ImportedComment[] {
  const comments = rows
    .filter((comment) => ['published', 'hidden'].includes(text(comment['status'])))
    .flatMap((comment): ImportedComment[] => {
      const { name, email } = members.get(text(comment['member_id'])) ?? {};
      const words = commentWords(text(comment['html']));
      if (words === '') return [];
      return [
        {
          source_id: text(comment['id']),
          parent: text(comment['parent_id']) || null,
          name: text(name).slice(0, 100) || 'Anonyme',
          email: emailAddress(text(email)) ?? null,
          words,
          from_agency: false,
          status: comment['status'] === 'published' && isShown ? 'approved' : 'pending',
          created_at: dateOf(comment['created_at']) ?? new Date(0).toISOString(),
        },
      ];
    });
  return flattenThreads(comments);
}
