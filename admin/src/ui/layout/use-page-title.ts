import { identity } from '@agency/brand/identity';
import { useEffect } from 'react';

/** Titles the browser's tab. Not by React's `<title>`: browsers use the first one, that of index.html. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${identity.name}`;
  }, [title]);
}
