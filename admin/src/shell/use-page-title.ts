import { identity } from '@agency/brand/identity';
import { useEffect } from 'react';

/** Names the browser's tab. Not React's `<title>`: it would come second to the one of index.html, and lose. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${identity.name}`;
  }, [title]);
}
