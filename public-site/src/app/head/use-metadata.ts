import { useEffect } from 'react';
import { fullTitle, type PageMetadata } from './metadata';

/** Updates title, description and canonical address after a client-side navigation. */
export function useMetadata(page: PageMetadata | undefined, siteTitle: string): void {
  useEffect(() => {
    if (!page) return;
    document.title = fullTitle(page.title, siteTitle);
    document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(page.path, canonical.href).href;
  }, [page, siteTitle]);
}
