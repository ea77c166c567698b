/** The least markup of a page's main part that fills a desktop's first screen: some rows of short blocks. */
const FIRST_SCREEN = 5_000;

const STYLE_SHEET_LINK = /<link rel="stylesheet" href="[^"]*"\/?>/g;

/**
 * Keeps one of the links to the style sheet, the first one below the first screen: browsers paint nothing that follows it until the sheet
 * has come.
 */
export function withOneFold(body: string): string {
  const foldFrom = body.indexOf('<main') + FIRST_SCREEN;
  let isFolded = false;
  return body.replaceAll(STYLE_SHEET_LINK, (link, at: number) => {
    if (isFolded || at < foldFrom) return '';
    isFolded = true;
    return link;
  });
}
