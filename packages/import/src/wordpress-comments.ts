import { emailAddress } from '@agency-site/domain/email-address';
import { commentWords, flattenThreads } from './comments';
import type { Omissions } from './omissions';
import { childrenOf, childWords, type MarkupElement } from './markup';
import type { ImportedComment } from './model';
import { plainWords } from './plain-words';
import { dateOf } from './wordpress-fields';

/** Returns an item's approved and waiting comments; spam and pings are lost. @param writers ids of people who speak for the agency */
export function commentsOf(item: MarkupElement, writers: ReadonlySet<string>, omissions: Omissions): ImportedComment[] {
  const comments = childrenOf(item, 'wp:comment').flatMap((comment): ImportedComment[] => {
    const approved = childWords(comment, 'wp:comment_approved');
    const type = childWords(comment, 'wp:comment_type') || 'comment';
    const words = commentWords(childWords(comment, 'wp:comment_content'));
    if (type !== 'comment' || !['0', '1'].includes(approved) || words === '') {
      omissions.add('comment', type === 'comment' ? approved || 'empty' : type);
      return [];
    }
    const email = childWords(comment, 'wp:comment_author_email');
    return [
      {
        source_id: childWords(comment, 'wp:comment_id'),
        parent: childWords(comment, 'wp:comment_parent').replace(/^0$/, '') || null,
        name: plainWords(childWords(comment, 'wp:comment_author')).slice(0, 100) || 'Anonyme',
        email: emailAddress(email) ?? null,
        words,
        from_agency: writers.has(childWords(comment, 'wp:comment_user_id')),
        status: approved === '1' ? 'approved' : 'pending',
        created_at: dateOf(comment, 'wp:comment_date_gmt', 'wp:comment_date') ?? new Date(0).toISOString(),
      },
    ];
  });
  return flattenThreads(comments);
}

/** Returns the ids of people who wrote a published article or page: an export of all content also lists customers and members of forums. */
export function authorIdsIn(channel: MarkupElement, items: readonly MarkupElement[]): ReadonlySet<string> {
  const logins = new Set(
    items
      .filter((item) => ['post', 'page'].includes(childWords(item, 'wp:post_type')))
      .filter((item) => childWords(item, 'wp:status') === 'publish')
      .map((item) => childWords(item, 'dc:creator')),
  );
  return new Set(
    childrenOf(channel, 'wp:author')
      .filter((author) => logins.has(childWords(author, 'wp:author_login')))
      .map((author) => childWords(author, 'wp:author_id')),
  );
}
