// @module-tag spec-10-12
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const supabase = new URL('../../../supabase/', import.meta.url);
/** The entry point of the Edge Function, as the Supabase CLI finds it. The deno.json beside it lists its imports. */
const [, path = ''] =
  /^\[functions\.outbox\]\n(?:#.*\n)*entrypoint = "(.+)"$/m.exec(
    readFileSync(new URL('config.toml', supabase), 'utf8'),
  ) ?? [];
const entry = new URL(path, supabase);
const configuration = new URL('deno.json', entry);

const read = (address: URL) => JSON.parse(readFileSync(address, 'utf8')) as Record<string, Record<string, string>>;
const { imports = {} } = read(configuration);

/** Returns the packages that `file` and its imports need, through the import map too; files and parts of Node do not count. */
function bareImports(file: URL, seen = new Set<string>()): string[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  expect(existsSync(file), file.pathname).toBe(true);
  const text = readFileSync(file, 'utf8');
  const names = Array.from(text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)';|\bimport\('([^']+)'\)/gm));
  return names.flatMap(([, imported, loaded]) => {
    const name = imported ?? loaded ?? '';
    if (name.startsWith('node:')) return [];
    if (name.startsWith('.')) return bareImports(new URL(name, file), seen);
    const target = imports[name];
    return [name, ...(target?.startsWith('.') ? bareImports(new URL(target, configuration), seen) : [])];
  });
}

it('Deno finds everything that the Edge Function « outbox » imports', () => {
  expect(Object.keys(imports).toSorted()).toEqual([...new Set(bareImports(entry))].toSorted());
});

it('the Edge Function runs the versions that our server runs', () => {
  const dependencies = Object.assign(
    {},
    ...['../package.json', '../../domain/package.json'].map(
      (manifest) => read(new URL(manifest, import.meta.url))['dependencies'],
    ),
  ) as Record<string, string>;
  const packages = Object.entries(imports).filter(([, target]) => target.startsWith('npm:'));
  // In a specifier of Deno, the path inside a package comes after the package's version.
  const versioned = (name: string) => name.replace(/^(@[^/]+\/)?[^/]+/, (root) => `${root}@${dependencies[root]}`);
  expect(packages).toEqual(packages.map(([name]) => [name, `npm:${versioned(name)}`]));
});
