import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const functions = new URL('../functions/', import.meta.url);
const read = (address: URL): string => readFileSync(address, 'utf8');
interface Manifest {
  readonly imports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}
const manifest = (address: URL): Manifest => JSON.parse(read(address)) as Manifest;

/** What a function's sources import that is neither a file nor part of Node, with the files that are missing. */
function importsOf(entry: URL, map: Readonly<Record<string, string>>, configuration: URL) {
  const bare = new Set<string>();
  const missing: string[] = [];
  const seen = new Set<string>();
  const follow = (file: URL): void => {
    if (seen.has(file.href)) return;
    seen.add(file.href);
    if (!existsSync(file)) return void missing.push(file.pathname);
    for (const [, name = ''] of read(file).matchAll(/^(?:import|export)\b[^;]*?from '([^']+)';/gm)) {
      if (name.startsWith('node:')) continue;
      if (name.startsWith('.')) follow(new URL(name, file));
      else {
        bare.add(name);
        const target = map[name];
        if (target?.startsWith('.')) follow(new URL(target, configuration));
      }
    }
  };
  follow(entry);
  return { bare: [...bare].toSorted(), missing };
}

it.each(readdirSync(functions))('Deno finds everything that the Edge Function « %s » imports (§10.12)', (name) => {
  const configuration = new URL(`${name}/deno.json`, functions);
  const { imports } = manifest(configuration);
  const { bare, missing } = importsOf(new URL(`${name}/index.ts`, functions), imports, configuration);
  expect(missing).toEqual([]);
  expect(Object.keys(imports).toSorted()).toEqual(bare);
});

it('an Edge Function runs the versions that our server runs (§10.12)', () => {
  const { imports } = manifest(new URL('outbox/deno.json', functions));
  const { dependencies } = manifest(new URL('../../mail/package.json', import.meta.url));
  const packages = Object.entries(imports).filter(([, target]) => target.startsWith('npm:'));
  expect(packages).toEqual(packages.map(([name]) => [name, `npm:${name}@${dependencies[name]}`]));
});
