import { trustedHtml } from '@agency-site/domain/trusted-html';
import { use, useMemo } from 'react';
import { StyleSheetContext } from './StyleSheetLink';
import { loadElements } from '../data/stored-text/load-elements.browser';

interface StoredHtmlProps {
  readonly html: string;
  /** The classes; by default the style of articles and pages. */
  readonly className?: string;
  /** Whether the text is the main content of the page. A long one then contains the style sheet's link, at the end of its first screen. */
  readonly folds?: boolean;
}

/** Shows sanitised HTML from the database. */
export function StoredHtml({ html, className = 'stored-html', folds = false }: StoredHtmlProps) {
  const styleSheet = use(StyleSheetContext);
  // The same object for the same text, because React would write the markup again for a new object.
  const markup = useMemo(
    () => ({ __html: trustedHtml(folds && styleSheet ? folded(html, styleSheet) : html) }),
    [html, folds, styleSheet],
  );
  return <div ref={loadElementsOf} className={className} dangerouslySetInnerHTML={markup} key={html} />;
}

/** The characters of markup that fill the first screen of a desktop, below a title. */
const FIRST_SCREEN = 1000;

/** Inserts the style sheet's link into a long text, at the end of its first screen: before a title, or a figure, whose styles are heavy. */
function folded(html: string, styleSheet: string): string {
  const length = html.slice(FIRST_SCREEN).search(/<(h2|figure)\b/);
  if (length < 0) return html;
  const at = FIRST_SCREEN + length;
  return `${html.slice(0, at)}<link rel="stylesheet" href="${styleSheet}">${html.slice(at)}`;
}

/** In the preview React renders here, after site.browser.ts has loaded the elements of the page. On the server it does not run. */
const loadElementsOf = (place: HTMLElement | null): void => {
  if (place) loadElements(place);
};
