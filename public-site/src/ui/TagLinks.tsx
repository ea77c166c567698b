import { blogAddress } from '../data/blog-filter';

interface TagLinksProps {
  readonly tags: readonly string[];
  /** The background of the tags: `background` where the surface around them is sand. */
  readonly tone?: 'sand' | 'background';
}

/** Links from each tag to the articles that have it. They stay clickable on a card that is one large link. */
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
