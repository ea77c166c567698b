/**
 * Replaces formulas in MathML by words with exponents and indices, which the site can show. KaTeX writes each formula twice more: in spans
 * without exponents, and as its source.
 */
export function writeFormulas(fragment: DocumentFragment): void {
  for (const formula of fragment.querySelectorAll('math'))
    formula.replaceWith(...Array.from(formula.childNodes, lineOf).flat());
}

/** Removes the other forms of a formula beside its MathML. */
export function removeFormulaCopies(fragment: DocumentFragment): void {
  for (const copy of fragment.querySelectorAll('.katex-mathml ~ .katex-html, .katex-mathml annotation')) copy.remove();
}

type Line = (Node | string)[];

function lineOf(node: Node): Line {
  if (!(node instanceof Element)) return [node.textContent?.trim() ?? ''];
  const [first = [], second = [], third = []] = Array.from(node.children, lineOf);
  switch (node.localName) {
    case 'msup':
      return [...first, raised('sup', second)];
    case 'msub':
      return [...first, raised('sub', second)];
    case 'msubsup':
      return [...first, raised('sub', second), raised('sup', third)];
    case 'mfrac':
      return [...grouped(first), '/', ...grouped(second)];
    case 'msqrt':
      return ['√', ...grouped(Array.from(node.childNodes, lineOf).flat())];
    default:
      return Array.from(node.childNodes, lineOf).flat();
  }
  function raised(name: string, line: Line): Element {
    const element = document.createElement(name);
    element.append(...line);
    return element;
  }
}

/** A part of a formula, in parentheses if it has several terms. */
const grouped = (line: Line): Line => (line.filter((part) => part !== '').length > 1 ? ['(', ...line, ')'] : line);
