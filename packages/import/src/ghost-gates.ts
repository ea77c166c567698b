import { truncateText } from '@agency-site/domain/truncate-text';
import type { Omissions } from './omissions';
import { plainWords } from './plain-words';

const GATE = /<!--\s*kg-gated-block:begin\b([^\n]*?)-->|<!--\s*kg-gated-block:end\s*-->/g;

/** Removes and reports the blocks of a public post that Ghost shows to some members only. A block without an end hides the rest. */
export function withoutGatedBlocks(html: string, omissions: Omissions): string {
  let publicHtml = '';
  let from = 0;
  let hiddenFrom: number | undefined;
  const leave = (until: number): void => {
    const words = plainWords(html.slice(hiddenFrom, until).replaceAll(/<!--[^]*?-->/g, ' '));
    omissions.add('hidden', truncateText(words, 40) || '…');
    hiddenFrom = undefined;
  };
  for (const { 0: whole, 1: rule, index } of html.matchAll(GATE)) {
    const isHidden = rule !== undefined && !/\bnonMember:["']?true\b/.test(rule);
    if (hiddenFrom === undefined) {
      publicHtml += html.slice(from, index);
      if (isHidden) hiddenFrom = index + whole.length;
    } else if (rule === undefined) leave(index);
    from = index + whole.length;
  }
  if (hiddenFrom === undefined) return publicHtml + html.slice(from);
  leave(html.length);
  return publicHtml;
}

/** Whether the code that somebody added to the head of a page hides it from search engines. */
export const hasNoindex = (head: string): boolean =>
  (head.match(/<meta\b[^>]*>/gi) ?? []).some(
    (meta) =>
      /\bname\s*=\s*["']?(robots|googlebot)\b/i.test(meta) &&
      /\bcontent\s*=\s*["']?[^"'>]*\b(noindex|none)\b/i.test(meta),
  );
