import { canonicalHtml } from '../canonical';
import { parseHtml } from '../html';
import { contentOf, toStoredHtml } from './editor-html';

/** What the visual editor would give back for a content that nobody touched. */
export function throughVisualEditor(html: string): string {
  return toStoredHtml(contentOf(html), html.includes('&nbsp;'));
}

/**
 * Why a content must stay in HTML: what the visual editor would drop or move. Undefined when it would give back the
 * same words, markup and attributes.
 */
export function whatIsLost(html: string): string | undefined {
  if (html.trim() === '') return undefined;
  const before = parseHtml(html);
  const after = parseHtml(throughVisualEditor(html));
  if (canonicalHtml(before) === canonicalHtml(after)) return undefined;
  const kept = featuresOf(after);
  const lost = [...featuresOf(before)].filter(([feature, count]) => count > (kept.get(feature) ?? 0));
  if (lost.length === 0) return 'l’ordre de certains éléments';
  const names = lost.slice(0, shown).map(([feature]) => feature);
  return names.join(', ') + (lost.length > shown ? '…' : '');
}

const shown = 3;

/** How many times each element, attribute and comment is there. */
function featuresOf(fragment: DocumentFragment): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (feature: string) => counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Comment) {
      count('un commentaire <!-- … -->');
      continue;
    }
    const element = node as Element;
    count(`<${element.localName}>`);
    for (const { name } of element.attributes) count(`l’attribut ${name} de <${element.localName}>`);
  }
  return counts;
}
