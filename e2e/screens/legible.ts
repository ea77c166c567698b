import type { Page } from '@playwright/test';

/**
 * Returns the words of the page that nobody can read: beyond the window's sides, cut off by a box that does not scroll, or over one
 * another. Words for screen readers only, hidden words, and words in a box that scrolls sideways do not count.
 */
export async function illegibleWords(page: Page): Promise<string[]> {
  // The critical CSS alone leaves the parts below the fold plainer than the whole style sheet does.
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet);
  return page.evaluate(() => {
    // Browsers skip the layout of sections far from the window, so this makes them all visible.
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(everything);

    interface Line {
      readonly node: Text;
      readonly box: DOMRect;
    }
    const ancestors = (node: Node): HTMLElement[] => {
      const parent = node.parentElement;
      return parent && parent !== document.body ? [parent, ...ancestors(parent)] : [];
    };
    const isRead = (node: Text): boolean =>
      node.data.trim() !== '' &&
      Boolean(node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) &&
      !node.parentElement?.closest('svg, option, [aria-hidden="true"]') &&
      ancestors(node).every(
        (element) =>
          getComputedStyle(element).display === 'inline' || Math.min(element.offsetWidth, element.offsetHeight) > 1,
      );
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      isRead(node as Text) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);

    const lines: Line[] = nodes.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 1).map((box) => ({ node, box }));
    });
    const isCut = ({ node, box }: Line): boolean => {
      const around = ancestors(node);
      const scroller = around.findIndex((element) => /auto|scroll/.test(getComputedStyle(element).overflowX));
      if (scroller < 0 && (box.left < -1 || box.right > innerWidth + 1)) return true;
      return around.slice(0, scroller < 0 ? undefined : scroller).some((element) => {
        const edge = element.getBoundingClientRect();
        return (
          /hidden|clip/.test(getComputedStyle(element).overflowX) &&
          (box.left < edge.left - 2 || box.right > edge.right + 2 || box.bottom > edge.bottom + 3)
        );
      });
    };
    // Half of the font size, so that close lines do not count as overlapping.
    const textBox = ({ node, box }: Line): DOMRect => {
      const height = Number.parseFloat(getComputedStyle(node.parentElement ?? document.body).fontSize) / 2;
      return new DOMRect(box.x + 1, box.y + (box.height - height) / 2, box.width - 2, height);
    };
    // A line that its scrolling box hides cannot cover another.
    const isInSight = ({ node, box }: Line): boolean =>
      ancestors(node).every((element) => {
        const edge = element.getBoundingClientRect();
        return (
          !/auto|scroll/.test(getComputedStyle(element).overflowY) || (box.bottom > edge.top && box.top < edge.bottom)
        );
      });
    const inHeader = ({ node }: Line): boolean => Boolean(node.parentElement?.closest('header'));
    const textBoxes = lines.filter(isInSight).map((line) => ({ line, box: textBox(line), header: inHeader(line) }));
    const isOver = ({ line, box, header }: (typeof textBoxes)[number]): boolean =>
      textBoxes.some(
        (other) =>
          other.line.node !== line.node &&
          other.header === header &&
          other.box.left < box.right &&
          box.left < other.box.right &&
          other.box.top < box.bottom &&
          box.top < other.box.bottom,
      );
    const wordsOf = (found: readonly Line[]): string[] => [
      ...new Set(found.map(({ node }) => node.data.trim().slice(0, 50))),
    ];
    return [
      ...wordsOf(lines.filter(isCut)).map((words) => `cut off: ${words}`),
      ...wordsOf(textBoxes.filter(isOver).map(({ line }) => line)).map((words) => `over others: ${words}`),
    ];
  });
}
