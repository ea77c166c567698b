/** Matches words between stars, which are underlined, and hyphenated words, which would break. */
const MARKED = /(\*[^*]+\*|\p{L}+(?:-\p{L}+)+)/u;

/** A title in which *stars* stand around the words that are underlined by hand. */
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
