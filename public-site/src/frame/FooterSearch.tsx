import { Search } from '../ui/lucide-icons';

/** A GET form that searches the site from any page. Browsers do not submit it empty. */
export function FooterSearch() {
  return (
    <form action="/blog" role="search" className="flex flex-col gap-1.5">
      <label htmlFor="recherche-pied" className="text-base font-semibold">
        Chercher sur le site
      </label>
      <div className="relative">
        <input
          id="recherche-pied"
          type="search"
          name="q"
          required
          pattern=".*\S.*"
          title="Un mot au moins"
          maxLength={200}
          enterKeyHint="search"
          className="field pr-13 text-base"
        />
        <button
          type="submit"
          className="absolute inset-y-1 right-1 grid w-10 cursor-pointer place-items-center rounded-[0.4rem] text-muted hover:bg-sand hover:text-ink"
        >
          <Search size={20} />
          <span className="sr-only">Chercher</span>
        </button>
      </div>
    </form>
  );
}
