import { useCategories, useSettings } from '../../data/frame';
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb';
import { Emphasised } from '../../ui/Emphasised';
import { isFiltered, type BlogFilter } from '../../data/blog-filter';
import { SearchForm } from '../../ui/SearchForm';
import type { CategoryText } from '../../data/site-content';
import { listName } from './list-words';

export const blogCrumbs = (filter: BlogFilter, categories: readonly CategoryText[]): Crumb[] =>
  isFiltered(filter) ? [{ label: 'Blog', to: '/blog' }, { label: listName(filter, categories) }] : [{ label: 'Blog' }];

/** The header of the blog, filtered or not: title, introduction and search. */
export function BlogHeader({ filter }: { readonly filter: BlogFilter }) {
  const settings = useSettings();
  const categories = useCategories();
  return (
    <div className="bench border-b border-line">
      <div className="container-site flex flex-col gap-6 py-8 lg:py-14">
        <Breadcrumb crumbs={blogCrumbs(filter, categories)} />
        <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[1.4fr_1fr]">
          <div className="flex flex-col gap-3">
            <h1 className="text-title-l">
              <Emphasised text={settings.blog_title} />
            </h1>
            <p className="max-w-2xl text-(length:--text-lead) text-muted">{settings.blog_text}</p>
          </div>
          <SearchForm
            action="/blog"
            region="Le blog"
            label="Chercher dans le blog"
            name="search"
            id="recherche-blog"
            defaultValue={filter.search}
            maxLength={200}
          >
            {filter.category && <input type="hidden" name="categorie" value={filter.category} />}
            {filter.tag && <input type="hidden" name="tag" value={filter.tag} />}
          </SearchForm>
        </div>
      </div>
    </div>
  );
}
