import { createContext, use } from 'react';

/** Address of the whole style sheet; undefined where the document holds all of it, and in the preview. */
export const StyleSheetContext = createContext<string | undefined>(undefined);

/**
 * The fold of a page, at the end of its first screen: browsers paint everything before it with the critical CSS, and parse the rest once
 * the whole sheet is loaded, so that it is laid out once. A page has one at most; without it, the sheet's link ends the document.
 */
export function Fold() {
  const styleSheet = use(StyleSheetContext);
  return styleSheet && <link rel="stylesheet" href={styleSheet} />;
}
