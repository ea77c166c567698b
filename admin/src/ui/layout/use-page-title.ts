import { identity } from '@agency-site/brand/identity';
import { useEffect } from 'react';

/** Sets the title of the browser's tab. React's `<title>` would have no effect, because browsers use the first one, in index.html. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${identity.name}`;
  }, [title]);
}
