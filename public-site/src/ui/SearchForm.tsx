import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button';

interface SearchFormProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'defaultValue' | 'maxLength' | 'placeholder' | 'required' | 'pattern' | 'title'
> {
  /** What the form is called among the page's regions. */
  readonly name: string;
  /** What the search keeps beside its words: hidden fields. */
  readonly children?: ReactNode;
}

/** Searches the blog: a form that leads to the list. Its script takes blank fields out of the address (site.ts). */
export function SearchForm({ name, children, ...field }: SearchFormProps) {
  return (
    <form action="/blog" role="search" aria-label={name} className="flex flex-col gap-1.5">
      {children}
      <label htmlFor={field.id} className="font-medium">
        Chercher dans le carnet
      </label>
      <div className="flex gap-2">
        <input {...field} type="search" name="search" enterKeyHint="search" className="field min-w-0 flex-1" />
        <Button type="submit" variant="secondary">
          <Search aria-hidden="true" size={20} />
          <span className="max-sm:sr-only">Chercher</span>
        </Button>
      </div>
    </form>
  );
}
