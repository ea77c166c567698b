import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button';

/** Searches the blog. A plain GET form, which the router takes over; blank text goes nowhere in either case. */
export function SearchBox() {
  const navigate = useNavigate();
  const search = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    const text = typeof words === 'string' ? words.trim() : '';
    if (text) void navigate(`/blog?search=${encodeURIComponent(text)}`);
  };
  return (
    <form
      action="/blog"
      role="search"
      aria-label="Recherche dans le carnet"
      onSubmit={search}
      className="flex max-w-lg flex-col gap-1.5"
    >
      <label htmlFor="recherche-404" className="font-medium">
        Chercher dans le carnet
      </label>
      <div className="flex gap-2">
        <input
          id="recherche-404"
          className="field"
          type="search"
          name="search"
          placeholder="relance, devis, agenda…"
          required
          pattern=".*\S.*"
          title="Un mot au moins"
          maxLength={100}
        />
        <Button type="submit" variant="secondary" className="shrink-0">
          <Search aria-hidden="true" size={20} />
          <span className="max-sm:sr-only">Chercher</span>
        </Button>
      </div>
    </form>
  );
}
