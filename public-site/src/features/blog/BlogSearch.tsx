import { Search } from 'lucide-react';
import { Button } from '../../ui/Button';
import type { BlogFilter } from '../../data/blog-filter';

/** The search box: a form that leads to the filtered list, and keeps the rest of the filter. */
export function BlogSearch({ filter }: { readonly filter: BlogFilter }) {
  return (
    <form action="/blog" role="search" aria-label="Le carnet" className="flex flex-col gap-1.5">
      {filter.category && <input type="hidden" name="categorie" value={filter.category} />}
      {filter.tag && <input type="hidden" name="tag" value={filter.tag} />}
      <label htmlFor="recherche-blog" className="font-medium">
        Chercher dans le carnet
      </label>
      <div className="flex gap-2">
        <input
          id="recherche-blog"
          type="search"
          name="search"
          defaultValue={filter.search}
          maxLength={200}
          enterKeyHint="search"
          className="field min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary">
          <Search aria-hidden="true" size={20} />
          <span className="max-sm:sr-only">Chercher</span>
        </Button>
      </div>
    </form>
  );
}
