import { postCategories } from '@agency-site/domain/blog-posts';
import { categoryAddress } from '../../data/blog-filter';
import { useCategories } from '../../data/frame';
import { textOfCategory } from '../../data/site-content';

/** Links to the pages of all categories, including those without a button in the filter. */
export function CategoryLinks() {
  const texts = useCategories();
  return (
    <nav aria-labelledby="rayons" className="flex flex-col gap-3 border-t border-line pt-8">
      <h2 id="rayons" className="text-title-m">
        Le blog par catégorie
      </h2>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {postCategories.map((category) => (
          <li key={category}>
            <a
              href={categoryAddress(category)}
              className="inline-block py-1 underline underline-offset-4 hover:text-action"
            >
              {textOfCategory(texts, category).title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
