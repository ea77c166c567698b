import { Button } from '../../ui/Button';
import { blogAddress, isFiltered, type BlogFilter } from '../../data/blog-filter';
import { useCategories } from '../../data/frame';
import { emptyWords } from './list-words';

interface EmptyListProps {
  readonly filter: BlogFilter;
  /** The number of pages of the list; the address may ask for a page beyond the last one. */
  readonly pages: number;
}

/** Explains why the list is empty, and links to the whole blog. */
export function EmptyList({ filter, pages }: EmptyListProps) {
  const categories = useCategories();
  const beyond = pages > 0;
  const { text, advice } = beyond
    ? { text: `Cette liste s’arrête à la page ${pages}.`, advice: 'Des articles ont pu changer de place.' }
    : emptyWords(filter, categories);
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-sand px-6 py-10 text-center">
      <img src="/illustrations/vide.svg" alt="" width={480} height={320} loading="lazy" className="w-full max-w-sm" />
      <div className="max-w-xl">
        <p className="font-heading text-title-s font-bold">{text}</p>
        {advice && <p className="mt-2 text-muted">{advice}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {beyond && <Button href={blogAddress({ ...filter, page: pages })}>Aller à la page {pages}</Button>}
        {!beyond && filter.search && filter.category && (
          <Button href={blogAddress({ search: filter.search })}>Chercher dans toutes les catégories</Button>
        )}
        {(isFiltered(filter) || beyond) && (
          <Button href="/blog" variant="outline">
            Voir tous les articles
          </Button>
        )}
      </div>
    </div>
  );
}
