import { blogAddress } from '../data/blog-filter';

interface TagLinksProps {
  readonly tags: readonly string[];
  /** The background of the tags: `background` when they are on sand. */
  readonly tone?: 'sand' | 'background';
}

/** Links from each tag to its articles. They work on a card too, although the card as a whole is a link. */
export function TagLinks({ tags, tone = 'sand' }: TagLinksProps) {
  if (tags.length === 0) return null;
  return (
    <ul className="relative z-1 flex flex-wrap gap-1.5 self-start">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <a
            href={blogAddress({ tag })}
            className={`flex min-h-7 items-center rounded-full px-2.5 text-sm hover:bg-teal-soft hover:underline ${tone === 'sand' ? 'bg-sand' : 'bg-background'}`}
          >
            #{tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
