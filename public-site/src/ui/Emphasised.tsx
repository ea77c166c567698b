/** Matches words between stars, which get an underline, and hyphenated words, which must not wrap at the hyphen. */
const MARKED = /(\*[^*]+\*|\p{L}+(?:-\p{L}+)+)/u;

/** A title with *stars* around the words to underline. */
export function Emphasised({ text }: { readonly text: string }) {
  return text.split(MARKED).map((part, index) => {
    if (index % 2 === 0) return part;
    return part.startsWith('*') ? (
      <span key={part} className="underline-drawn">
        {part.slice(1, -1)}
      </span>
    ) : (
      <span key={part} className="sm:whitespace-nowrap">
        {part}
      </span>
    );
  });
}
