import { trustedHtml } from '@agency/domain/trusted-html';
import { use, useMemo } from 'react';
import { StyleSheetContext } from './StyleSheetLink';
import { loadElements } from '../data/stored-text/load-elements.browser';

interface StoredHtmlProps {
  readonly html: string;
  /** The classes; by default those of articles and pages. */
  readonly className?: string;
  /** Whether the text is the main content of a page: the fold of the page is then in a long text. */
  readonly folds?: boolean;
}

/** Shows sanitised HTML from the database. */
export function StoredHtml({ html, className = 'stored-html', folds = false }: StoredHtmlProps) {
  const styleSheet = use(StyleSheetContext);
  // The markup is one object per text: React would take another object for another text, and write it again.
  const markup = useMemo(
    () => ({ __html: trustedHtml(folds && styleSheet ? folded(html, styleSheet) : html) }),
    [html, folds, styleSheet],
  );
  return <div ref={loadElementsOf} className={className} dangerouslySetInnerHTML={markup} key={html} />;
}

/** The length of the markup on the first screen of a desktop, below a title. */
const FIRST_SCREEN = 1500;

/** A long text, with the sheet's link at the end of its first screen. */
function folded(html: string, styleSheet: string): string {
  const at = html.indexOf('<h2', FIRST_SCREEN);
  return at < 0 ? html : `${html.slice(0, at)}<link rel="stylesheet" href="${styleSheet}">${html.slice(at)}`;
}

/** Runs in the preview alone: a served page loads the elements itself (site.browser.ts). */
const loadElementsOf = (place: HTMLElement | null): void => {
  if (place) loadElements(place);
};
