import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { blogAddress, type BlogFilter } from '../../data/blog-filter';

/** The search box: a form that leads to the filtered list, scripts or not, and keeps the rest of the filter. */
export function BlogSearch({ filter }: { readonly filter: BlogFilter }) {
  const navigate = useNavigate();
  const search = (event: SyntheticEvent<HTMLFormElement>): void => {
    // The browser would add empty fields to the address.
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('search');
    const words = typeof value === 'string' ? value.trim() : '';
    void navigate(blogAddress({ ...filter, search: words, page: 1 }), { preventScrollReset: true });
  };
  return (
    <Form action="/blog" role="search" aria-label="Le carnet" onSubmit={search} className="flex flex-col gap-1.5">
      <label htmlFor="recherche-blog" className="font-medium">
        Chercher dans le carnet
      </label>
      <div className="flex gap-2">
        <input
          // A new key writes the words of the new address over what was typed.
          key={filter.search}
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
      {filter.category && <input type="hidden" name="categorie" value={filter.category} />}
      {filter.tag && <input type="hidden" name="tag" value={filter.tag} />}
    </Form>
  );
}
