import { createContext, use } from 'react';

/** Address of the whole style sheet; undefined where the document carries all of it, and in the preview. */
export const StyleSheetContext = createContext<string | undefined>(undefined);

/**
 * The fold of a page, at the end of its first screen: what stands before is painted with the critical CSS, and browsers parse what
 * follows once the whole sheet is there, so that it is laid out once. At most one on a page; without, the sheet's link ends the document.
 */
export function Fold() {
  const styleSheet = use(StyleSheetContext);
  return styleSheet && <link rel="stylesheet" href={styleSheet} />;
}
