import { Parser } from 'htmlparser2';
import { ImportFileError } from './model';

export interface MarkupElement {
  /** In lower case in HTML; `!--` for a comment, whose child is its text. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Markup[];
}
export type Markup = string | MarkupElement;

/** The deepest nesting that is read. Texts that people write stay below 30. */
const DEEPEST = { xml: 20, html: 150 };

/**
 * Parses XML or HTML into a tree. It refuses XML with a document type, which could declare entities: no export has one.
 * @returns a nameless element that contains the tree
 * @throws {ImportFileError}
 */
export function readMarkup(text: string, kind: keyof typeof DEEPEST): MarkupElement {
  const root: MarkupElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const here = (): MarkupElement => open.at(-1) ?? root;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, children: [] };
        here().children.push(element);
        open.push(element);
        if (open.length > DEEPEST[kind]) throw new ImportFileError('too-deep');
      },
      onclosetag(_name, implied) {
        // `implied` means that the text ended before the element, or that the element closes itself, as only those in the channel do.
        if (implied && kind === 'xml' && open.length <= 3) throw new ImportFileError('truncated');
        open.pop();
      },
      ontext: (words) => void here().children.push(words),
      oncomment: (words) => void here().children.push({ name: '!--', attributes: {}, children: [words] }),
      onprocessinginstruction: (name) => {
        if (kind === 'xml' && name.startsWith('!')) throw new ImportFileError('doctype');
      },
    },
    { xmlMode: kind === 'xml' },
  );
  parser.end(text);
  return root;
}

export const isElement = (node: Markup | undefined, name?: string): node is MarkupElement =>
  typeof node === 'object' && (name === undefined || node.name === name);

/** The words of a node without its markup. */
export const wordsOf = (node: Markup): string =>
  typeof node === 'string' ? node : node.name === '!--' ? '' : node.children.map(wordsOf).join('');

export const childrenOf = (element: MarkupElement | undefined, name: string): MarkupElement[] =>
  element?.children.filter((child): child is MarkupElement => isElement(child, name)) ?? [];

/** The words of the first child of that name; empty without one. */
export const childWords = (element: MarkupElement, name: string): string => {
  const [child] = childrenOf(element, name);
  return child ? wordsOf(child).trim() : '';
};

/** The elements of that name inside a node, at any depth. */
export const elementsNamed = (node: MarkupElement, name: string): MarkupElement[] =>
  node.children.flatMap((child) =>
    isElement(child) ? [...(child.name === name ? [child] : []), ...elementsNamed(child, name)] : [],
  );

export const hasClass = ({ attributes }: MarkupElement, name: RegExp): boolean =>
  attributes['class']?.split(/\s+/).some((word) => name.test(word)) ?? false;
