import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MenuLink, menuPlaces, type MenuPlace } from '@agency-site/domain/menu';
import { parse } from 'yaml';

/** YAML front matter. */
export type FrontMatter = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A block of a page, without an id. */
export type SeedBlock = Readonly<Record<string, unknown>>;

/** A page or an article of the seed: front matter, then HTML. */
export interface SeedText {
  /** The file's path below its folder, without `.html`. */
  readonly slug: string;
  readonly frontMatter: FrontMatter;
  /** For pages only. */
  readonly blocks: readonly SeedBlock[];
  readonly html: string;
}

/** A contact request of the local demo; `days_ago` sets its time relative to the first start. */
export interface DemoContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
  readonly service_interest: string | null;
  readonly message: string;
  readonly status: string;
  readonly notes: string | null;
  readonly days_ago: number;
}

/** A row of the tables about the agency. A case study names its partner and its tools. */
export type SampleRow = Readonly<Record<string, string | number>> & {
  readonly partner?: string;
  readonly tools?: readonly string[];
};

/** The rows of the tables about the agency, in their order. */
export type SampleLists = Readonly<Record<string, readonly SampleRow[]>>;

/** Everything under a folder like `demo/seed/`. */
export interface SeedContent {
  readonly settings: Readonly<Record<string, string>>;
  readonly pages: readonly SeedText[];
  readonly posts: readonly SeedText[];
  readonly siteContent: SampleLists;
  /** Empty if the site begins with the standard menus. */
  readonly menu: readonly MenuLink[];
  /** Each row is a set of expressions, separated by commas. */
  readonly synonyms: readonly string[];
  readonly demoContacts: readonly DemoContact[];
}

/** The folder of a new database's content: the demo's or, once that is deleted, a new site's. @param root the repository's folder */
export function seedDirectoryIn(root: string): string {
  const demo = join(root, 'demo/seed');
  return existsSync(demo) ? demo : join(root, 'supabase/seed');
}

/** Reads the seed; deleted parts are empty. @param directory such as `demo/seed/` @throws for a file without front matter or valid YAML */
export function readSeedContent(directory: string): SeedContent {
  const yaml = (name: string): unknown => readSeedYaml(directory, name);
  return {
    settings: (yaml('settings.yaml') ?? {}) as SeedContent['settings'],
    pages: readTexts(join(directory, 'pages')),
    posts: readTexts(join(directory, 'posts')),
    siteContent: (yaml('site-content.yaml') ?? {}) as SeedContent['siteContent'],
    menu: menuLinks(yaml('menu.yaml') ?? {}),
    synonyms: (yaml('synonyms.yaml') ?? []) as SeedContent['synonyms'],
    demoContacts: (yaml('contacts.yaml') ?? []) as SeedContent['demoContacts'],
  };
}

/** The menus of a seed, by place: the title and the links. */
type SeedMenu = Readonly<
  Partial<Record<MenuPlace, { readonly heading?: SeedLink; readonly links?: readonly SeedLink[] }>>
>;
type SeedLink = Pick<MenuLink, 'label'> & Partial<Pick<MenuLink, 'target' | 'hint'>>;

function menuLinks(menu: SeedMenu): MenuLink[] {
  const places = (Object.keys(menuPlaces) as MenuPlace[]).flatMap((place) => ({ place, ...menu[place] }));
  return places.flatMap(({ place, heading, links = [] }) => [
    ...(heading ? [{ place, target: '', hint: '', ...heading, heading: true }] : []),
    ...links.map((link) => ({ place, target: '', hint: '', ...link, heading: false })),
  ]);
}

/** Returns the parsed content of a YAML file of the seed; undefined once a site has deleted the file. */
export function readSeedYaml(directory: string, name: string): unknown {
  const file = join(directory, name);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

function readTexts(directory: string): SeedText[] {
  const files = existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }) : [];
  return files
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map((file) => {
      const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(directory, file), 'utf8'));
      if (!match) throw new Error(`${file} has no front matter`);
      const { blocks = [], ...frontMatter } = parse(match[1] ?? '') as FrontMatter & {
        readonly blocks?: readonly SeedBlock[];
      };
      return {
        slug: file.replaceAll('\\', '/').replace(/\.html$/, ''),
        frontMatter,
        blocks,
        html: (match[2] ?? '').trim(),
      };
    });
}
