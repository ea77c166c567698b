import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';

/**
 * An e-mail as its recipient sees it. A shadow tree keeps the styles of the e-mail and of the screen apart. The content security policy
 * refuses inline styles, but allows the same rules when a script sets them, which is not possible in the `srcdoc` of a frame.
 */
export function MailPreview({ html, label }: { readonly html: string; readonly label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    // Renames inline styles before parsing: browsers report each refused one, even in a separate document.
    const [style, rules = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [''];
    const unstyled = html.replace(style, '').replaceAll(' style="', ' data-style="');
    const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    root.adoptedStyleSheets = [sheet];
    const page = document.createElement('div');
    page.className = body.className;
    page.style.cssText = body.dataset['style'] ?? '';
    page.append(...body.childNodes);
    root.replaceChildren(page);
    for (const styled of root.querySelectorAll<HTMLElement>('[data-style]')) {
      styled.style.cssText = styled.dataset['style'] ?? '';
    }
    // Links open a new tab, because leaving the screen would lose unsaved work.
    for (const link of root.querySelectorAll('a')) link.target = '_blank';
  }, [html]);
  return <Box ref={host} role="document" aria-label={label} sx={{ borderRadius: 2, overflow: 'hidden' }} />;
}
