import { createContext, use } from 'react';

/** Address of the whole style sheet; undefined when the document holds all its styles, and in the preview. */
export const StyleSheetContext = createContext<string | undefined>(undefined);

/**
 * A place for the link to the style sheet, the fold. Browsers paint what comes before the link with the critical CSS, and parse the rest
 * once the sheet has loaded, so that they lay it out once. A page keeps the first link below its first screen (`withOneFold`); without one,
 * the document links the sheet at its end.
 */
export function StyleSheetLink() {
  const styleSheet = use(StyleSheetContext);
  return styleSheet && <link rel="stylesheet" href={styleSheet} />;
}
