import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** What `@iconify-json/ic` contains: the SVG elements of each icon, and other names of some. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>;
}

/** The styles of Material Icons: their suffixes in Material UI, and their prefixes in Iconify. */
const STYLES = { Outlined: 'outline', Rounded: 'round', Sharp: 'sharp', TwoTone: 'twotone' } as const;
const IMPORT = /^@mui\/icons-material\/(?:esm\/)?([A-Z]\w*?)(Outlined|Rounded|Sharp|TwoTone)?$/;

/**
 * Resolves `@mui/icons-material/Add` to the same icon of `@iconify-json/ic`, for react-admin and for our own files, because
 * `@mui/icons-material` is half of the files that an installation would write (docs/decisions/0019-tools.md).
 * @throws when the set has no icon of that name
 */
export function materialIconsPlugin(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'material-icons',
    enforce: 'pre',
    resolveId(id, importer) {
      if (IMPORT.test(id)) return `\0${id}`;
      // An icon imports Material UI from here: it has no folder of its own.
      return importer?.startsWith('\0@mui/icons-material/') ? this.resolve(id, import.meta.filename) : undefined;
    },
    load: {
      filter: { id: /^\0@mui\/icons-material\// },
      handler(id) {
        const [, name = '', style] = IMPORT.exec(id.slice(1)) ?? [];
        set ??= readSet();
        const key = `${style ? STYLES[style as keyof typeof STYLES] : 'baseline'}-${withHyphens(name)}`;
        const icon = set.icons[set.aliases[key]?.parent ?? key];
        if (!icon) throw new Error(`Material Icons have no ${name}${style ?? ''}: @iconify-json/ic has no ${key}.`);
        return `import { createSvgIcon } from '@mui/material/utils';
import { jsxs } from 'react/jsx-runtime';
export default createSvgIcon(jsxs('g', { children: [${elementsOf(icon.body)}] }), '${name}${style ?? ''}');`;
      },
    },
  };
}

const readSet = (): IconSet =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/ic/icons.json'), 'utf8'));

/** `AddCircle2` becomes `add-circle-2`. */
const withHyphens = (name: string): string =>
  name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();

/** Returns the calls that make React's elements of SVG's: the back-office's Trusted Types accept no string of markup. */
const elementsOf = (svg: string): string =>
  svg.replaceAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g, (_, closing: string, tag: string, attributes: string, empty: string) =>
    closing ? '] }),' : `jsxs('${tag}', { ${propertiesOf(attributes)}${empty ? '}),' : 'children: ['}`,
  );

const propertiesOf = (attributes: string): string =>
  [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
    // Material UI sets the colour.
    .filter(([, , value]) => value !== 'currentColor')
    .map(
      ([, name = '', value]) =>
        `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}: ${JSON.stringify(value)}, `,
    )
    .join('');
