import type { SearchResult } from '../data/site-search';

const KINDS: Readonly<Record<string, string>> = {
  page: 'Page',
  article: 'Article',
  case_study: 'Étude de cas',
  question: 'Question fréquente',
};

interface ResultListProps {
  readonly results: readonly SearchResult[];
  /** The level of the results' titles. */
  readonly title?: 'h2' | 'h3';
}

/** The results of a search, each with the passage in which words were found; advice when there are none. */
export function ResultList({ results, title: Title = 'h2' }: ResultListProps) {
  if (results.length === 0)
    return (
      <p className="text-muted">
        Essayez un seul mot, ou un mot de la même famille : « relance » trouve aussi « relancer ».
      </p>
    );
  return (
    <ol className="divide-y divide-line border-y border-line">
      {results.map(({ kind, path, title, passage }) => (
        <li key={kind + path + title} className="py-5">
          <p className="text-sm font-semibold text-teal">{KINDS[kind]}</p>
          <Title className="text-title-s">
            <a href={path} className="inline-block py-0.5 underline-offset-4 hover:underline">
              {title}
            </a>
          </Title>
          <p className="mt-1 text-muted">
            {passage.map(({ text, isFound, start }) =>
              isFound ? (
                <mark key={start} className="bg-transparent font-semibold text-ink">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

export const countResults = (words: string, total: number): string => {
  if (total === 0) return `Aucun résultat pour « ${words} »`;
  return `${total} ${total > 1 ? 'résultats' : 'résultat'} pour « ${words} »`;
};
