import { siteName } from '@agency-site/domain/site-settings';
import type { Comment } from './data';
import { dateInParis } from '../../../data/dates';
import { useSettings } from '../../../data/frame';

/** One comment: its author, its date, and its words with links. */
export function CommentBox({ comment }: { readonly comment: Comment }) {
  const { id, from_agency: fromAgency, created_at: createdAt, words } = comment;
  const site = siteName(useSettings());
  const name = fromAgency ? `${comment.name} ${site}` : comment.name;
  return (
    <article id={`commentaire-${id}`} aria-label={`Commentaire signé ${name}`} className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3 text-base">
        <strong className={fromAgency ? 'text-teal' : undefined}>{name}</strong>
        <time dateTime={createdAt} className="text-sm text-muted">
          {dateInParis(createdAt)}
        </time>
      </p>
      <p className="whitespace-pre-line">
        {linkedWords(words).map(({ text, start, isLink }) =>
          isLink ? (
            <a key={start} href={text} rel="nofollow ugc noopener" className="underline underline-offset-4">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </article>
  );
}

/** A piece of a comment: plain words, or a web address that is shown as a link. */
interface Piece {
  readonly text: string;
  readonly start: number;
  readonly isLink: boolean;
}

/** Matches web addresses; no other scheme becomes a link. Punctuation at the end of a sentence or bracket is not part of the address. */
const ADDRESS = /(https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?…)\]'’])/i;

export function linkedWords(words: string): Piece[] {
  let start = 0;
  return words.split(ADDRESS).map((text, index) => {
    const piece = { text, start, isLink: index % 2 === 1 };
    start += text.length;
    return piece;
  });
}
