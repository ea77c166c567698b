import { tag } from './elements';
import { isRecord, type Attributes } from './restrictions';
import type { RewrittenBlock } from './wordpress-blocks';

const record = (value: unknown): Attributes => (isRecord(value) ? value : {});

/** Returns the values that a text sets in the pattern that it shows, by the names of the pattern's blocks, in all versions of the format. */
export function overridesOf({ content, overrides }: Attributes): Attributes {
  const given = Object.entries(record(content ?? overrides));
  return Object.fromEntries(given.map(([name, values]) => [name, record(values)['values'] ?? values]));
}

/**
 * Returns a block as visitors saw it if its content comes from elsewhere: from the text that shows its pattern, or from a custom field.
 * @param overrides the values for the pattern around it
 */
export function withBoundWords(
  { name, attributes, whole }: RewrittenBlock,
  overrides: Attributes,
  meta: ReadonlyMap<string, string>,
): string {
  const metadata = record(attributes['metadata']);
  const bindings = record(metadata['bindings']);
  if (Object.keys(bindings).length === 0) return whole;
  const own = record(overrides[String(metadata['name'])]);
  const bound = (attribute: string): string | undefined => {
    const { source, args } = record(bindings[attribute] ?? bindings['__default']);
    const value = source === 'core/pattern-overrides' ? own[attribute] : undefined;
    if (source === 'core/post-meta') return meta.get(String(record(args)['key']));
    return typeof value === 'string' ? value : undefined;
  };
  if (name === 'image')
    return within(
      withAttribute(withAttribute(whole, 'src', bound('url')), 'alt', bound('alt')),
      'figcaption',
      bound('caption'),
    );
  if (name === 'button') return within(withAttribute(whole, 'href', bound('url')), 'a', bound('text'));
  return within(whole, '[a-z][a-z0-9]*', bound('content'));
}

/** Replaces the value of an attribute of a picture or a link. */
const withAttribute = (html: string, name: string, value: string | undefined): string =>
  value === undefined
    ? html
    : html.replace(/<(img|a)\b([^>]*)>/, (_whole, element: string, others: string) =>
        tag(element, { [name]: value }).replace(/>$/, () => `${others.replace(new RegExp(`\\s${name}="[^"]*"`), '')}>`),
      );

/** Replaces the text between the first start tag and the last end tag of an element; without words, returns the text unchanged. */
const within = (html: string, element: string, words: string | undefined): string =>
  words === undefined
    ? html
    : html.replace(
        new RegExp(`(<${element}\\b[^>]*>)[^]*(</${element}>)`),
        (_whole, start: string, end: string) => start + words + end,
      );
