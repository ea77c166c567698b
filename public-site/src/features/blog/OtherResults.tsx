import { RESULTS_PER_PAGE, searchAddress, type SearchResults } from '../../data/site-search';
import { Button } from '../../ui/Button';
import { ResultList } from '../../ui/ResultList';

/** The results that are not articles, below the articles of a search. */
export function OtherResults({ words, results, total }: SearchResults & { readonly words: string }) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="ailleurs" className="flex max-w-3xl flex-col gap-6">
      <h2 id="ailleurs" className="text-title-m">
        Ailleurs sur le site
      </h2>
      <ResultList results={results} title="h3" />
      {total > RESULTS_PER_PAGE && (
        <p>
          <Button href={searchAddress({ words, page: 1 })} variant="outline">
            Voir tout ce que le site en dit
          </Button>
        </p>
      )}
    </section>
  );
}
