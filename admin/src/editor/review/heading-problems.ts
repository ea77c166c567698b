/**
 * What a screen reader or a search engine would stumble over in the headings of a text. The text's own title is the
 * page's heading of level 1: parts start at 2, and each level stands in the one above.
 */
export function headingProblems(fragment: DocumentFragment): string[] {
  const problems: string[] = [];
  let above = 1;
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName.slice(1));
    const words = heading.textContent.replace(/\s+/g, ' ').trim();
    if (words === '') problems.push(`Un titre ${level} est vide.`);
    else if (level === 1)
      problems.push(`« ${words} » est un titre 1, réservé au titre de la page\u00A0: prenez un titre 2.`);
    else if (level > above + 1)
      problems.push(`« ${words} » est un titre ${level}\u00A0: il manque un titre ${above + 1} avant.`);
    // What comes next is compared to what was meant, so that one mistake is told once.
    above = Math.max(level, 2);
  }
  return problems;
}
