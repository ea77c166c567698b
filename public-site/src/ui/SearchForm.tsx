import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button';
import { Search } from './lucide-icons';

interface SearchFormProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'defaultValue' | 'maxLength' | 'placeholder' | 'required' | 'pattern' | 'title'
> {
  /** The address of the list that shows the results. */
  readonly action: string;
  /** The accessible name of the form. */
  readonly region: string;
  readonly label: string;
  /** Hidden fields, for parameters that the search keeps. */
  readonly children?: ReactNode;
}

/** A search form that leads to a list. `trimSearches` in site.browser.ts removes blank fields from the address. */
export function SearchForm({ action, region, label, children, ...field }: SearchFormProps) {
  return (
    <form action={action} role="search" aria-label={region} className="flex flex-col gap-1.5">
      {children}
      <label htmlFor={field.id} className="text-base font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input {...field} type="search" enterKeyHint="search" className="field min-w-0 flex-1 scroll-mt-80" />
        <Button type="submit" variant="secondary">
          <Search size={20} />
          <span className="max-sm:sr-only">Chercher</span>
        </Button>
      </div>
    </form>
  );
}
