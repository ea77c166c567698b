const runOfSpaces = /(?<![ \u00A0])[ \u00A0]{2,}/g;

/** One space instead of several: Word writes tabs and indentations as several no-break spaces. */
function joined(run: string, at: number, words: string): string {
  if (!run.includes('\u00A0')) return run;
  return words[at - 1] === '«' || /[:;!?»%€]/.test(words[at + run.length] ?? '') ? '\u00A0' : ' ';
}

/**
 * Restores plain spaces: browsers copy a space beside an element as a no-break space in a span of its own. A no-break space stays where
 * French typography requires it. The spans are removed, because ProseMirror would turn each one into a space.
 */
export function restoreSpaces(fragment: DocumentFragment): void {
  const walker = fragment.ownerDocument.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && walker.currentNode.data !== '') texts.push(walker.currentNode);
  for (const [index, text] of texts.entries()) {
    if (!text.parentElement?.closest('pre')) text.data = text.data.replaceAll(runOfSpaces, joined);
    let span = text.data === '\u00A0' ? text.parentElement?.closest('span') : undefined;
    if (span?.textContent !== '\u00A0') continue;
    while (span.parentElement?.localName === 'span' && span.parentElement.textContent === '\u00A0')
      span = span.parentElement;
    const around = `${texts[index - 1]?.data.at(-1) ?? ''}\u00A0${texts[index + 1]?.data.at(0) ?? ''}`;
    text.data = /\u00A0[:;!?»%€]|[«–—]\u00A0|\d\u00A0\d/.test(around) ? '\u00A0' : ' ';
    span.replaceWith(text);
  }
}
