import { identity } from '@agency-site/brand/identity';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { toMarkdownTree } from './markdown-tree';
import type { PageMetadata } from '../../document/metadata';

/** Elements that are controls, navigation or pictures, not text. */
const LEFT_OUT = new Set(['button', 'form', 'iframe', 'nav', 'script', 'style', 'svg', 'template']);

/**
 * Writes a page as Markdown: a front matter with its title, description, address and language, then its main part as visitors see it.
 * @param body the page's markup, from `renderPage`
 * @param siteUrl public address without a trailing slash; addresses in the text become absolute
 */
export function markdownOf(body: string, { title, description, path }: PageMetadata, siteUrl: string): string {
  const main = mainOf(fromHtml(body, { fragment: true }));
  visit(main, (node, index, parent) => {
    if (parent && index !== undefined && isLeftOut(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') return undefined;
    for (const name of ['href', 'src']) {
      const address = node.properties[name];
      if (typeof address === 'string' && URL.canParse(address, siteUrl + path))
        node.properties[name] = new URL(address, siteUrl + path).href;
    }
    // On the page, the style sheet separates neighbouring elements. In Markdown, a space must keep their words apart.
    if (parent && index !== undefined && parent.children[index + 1]?.type === 'element')
      parent.children.splice(index + 1, 0, { type: 'text', value: ' ' });
    return undefined;
  });
  const facts = { title, description, url: siteUrl + path, language: identity.language };
  // Any JSON string is also a YAML string.
  const frontMatter = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${frontMatter.join('\n')}\n---\n\n${serialised(main)}`;
}

/** Writes a stored text as Markdown, without sanitising it, for an export. */
export const textAsMarkdown = (html: string): string => serialised(fromHtml(html, { fragment: true }));

/** Markdown has no syntax for `sub` and `sup`, and 10² must not become 102. HTML is allowed in Markdown. */
const asHtml: Handle = (state, node) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...state.all(node),
  { type: 'html', value: `</${node.tagName}>` },
];

const serialised = (tree: Root): string =>
  toMarkdown(toMdast(toMarkdownTree(tree), { handlers: { sub: asHtml, sup: asHtml } }), {
    bullet: '-',
    extensions: [gfmTableToMarkdown(), gfmStrikethroughToMarkdown()],
  });

function isLeftOut(node: Nodes): boolean {
  if (node.type !== 'element') return node.type === 'comment';
  const { tagName, properties } = node;
  const { ariaHidden, className, hidden } = properties;
  const isHidden = ariaHidden === 'true' || hidden !== undefined;
  const isForScreens = Array.isArray(className) && className.includes('no-print');
  return isHidden || isForScreens || LEFT_OUT.has(tagName) || (tagName === 'img' && !properties['alt']);
}

function mainOf(page: Root): Root {
  let main: Element | undefined;
  visit(page, { tagName: 'main' }, (element: Element) => {
    main = element;
    return EXIT;
  });
  return { type: 'root', children: main?.children ?? [] };
}
