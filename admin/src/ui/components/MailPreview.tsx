import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';

/**
 * An e-mail as its recipient sees it, in a shadow tree, so that neither page changes the other. The page's policy refuses
 * inline styles; the same rules set through the object model are allowed, which a frame's `srcdoc` would not offer.
 */
export function MailPreview({ html, label }: { readonly html: string; readonly label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const { head, body } = new DOMParser().parseFromString(html, 'text/html');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([...head.querySelectorAll('style')].map(({ textContent }) => textContent).join(''));
    root.adoptedStyleSheets = [sheet];
    const page = document.createElement('div');
    page.className = body.className;
    page.setAttribute('style', body.getAttribute('style') ?? '');
    page.append(...body.childNodes);
    root.replaceChildren(page);
    for (const styled of root.querySelectorAll<HTMLElement>('[style]')) {
      styled.style.cssText = styled.getAttribute('style') ?? '';
    }
    // Links lead away from unsaved work.
    for (const link of root.querySelectorAll('a')) link.target = '_blank';
  }, [html]);
  return <Box ref={host} role="document" aria-label={label} sx={{ borderRadius: 2, overflow: 'hidden' }} />;
}
