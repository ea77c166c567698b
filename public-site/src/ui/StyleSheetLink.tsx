import { createContext, use } from 'react';

/** Address of the whole style sheet; undefined where the document holds all of it, and in the preview. */
export const StyleSheetContext = createContext<string | undefined>(undefined);

/**
 * The link to the style sheet at the fold of a page, the end of its first screen. Browsers paint everything before it with the critical
 * CSS, and parse the rest once the whole sheet is loaded, so they lay the page out once. A page has one at most; without it, the sheet's
 * link ends the document.
 */
export function StyleSheetLink() {
  const styleSheet = use(StyleSheetContext);
  return styleSheet && <link rel="stylesheet" href={styleSheet} />;
}
