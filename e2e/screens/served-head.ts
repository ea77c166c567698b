import type { APIRequestContext } from '@playwright/test';

/** One node of a page's structured data. */
export type Node = Readonly<Record<string, unknown>>;

/** The metadata in the served HTML of a page, read without running scripts. */
export interface ServedHead {
  readonly html: string;
  readonly title: string;
  /** The content of a meta element, by its name or property; empty without one. */
  meta(name: string): string;
  /** The address of a link element, by its relation; empty without one. */
  link(relation: string): string;
  readonly graph: readonly Node[];
}

const decode = (text: string): string =>
  text
    .replaceAll('&#39;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const heads = new Map<string, Promise<ServedHead>>();

/** Reads a page as a search engine does, once for all tests of a file. */
export function readHead(request: APIRequestContext, address: string): Promise<ServedHead> {
  const head = heads.get(address) ?? request.get(address).then(async (answer) => headOf(await answer.text()));
  heads.set(address, head);
  return head;
}

function headOf(html: string): ServedHead {
  const found = (pattern: RegExp): string => decode(pattern.exec(html)?.[1] ?? '');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    html,
    title: found(/<title>([^<]*)<\/title>/),
    meta: (name) => found(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    link: (relation) => found(new RegExp(`<link rel="${relation}"[^>]* href="([^"]*)"`)),
    graph: data ? (JSON.parse(data) as { '@graph': Node[] })['@graph'] : [],
  };
}
