import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { repositoryPath } from './paths.mjs';

const CHOSEN = repositoryPath('packages/brand/src/chosen.ts');

/** Returns the names of the site's drawings: those that screens use, and those of the demo while it exists. */
const drawings = () => {
  const folders = ['public-site/public', 'demo'].map((folder) => repositoryPath(`${folder}/illustrations`));
  const files = folders.filter(existsSync).flatMap((folder) => readdirSync(folder));
  return [...new Set(files.map((file) => file.replace(/\.svg$/, '')))].toSorted();
};

/**
 * Generates packages/brand/src/chosen.ts: the name, the colours and the logo of the demo (or those of `packages/brand` once the demo is
 * deleted), and the names of the drawings.
 */
export function chooseBrand() {
  const folder = existsSync(repositoryPath('demo/identity.json')) ? 'demo' : 'packages/brand';
  const read = (name) => readFileSync(repositoryPath(`${folder}/${name}`), 'utf8');
  const [, logo = ''] = /<svg[^>]*>\n([^]*)<\/svg>/.exec(read('logo.svg')) ?? [];
  const chosen = { ...JSON.parse(read('identity.json')), logo: logo.replaceAll('\n', ''), drawings: drawings() };
  // The module has one constant per property, because bundlers leave out unused constants.
  const constants = Object.entries(chosen).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  const source = `// Generated from ${folder}/identity.json and logo.svg by scripts/brand.mjs: do not edit.\n${constants.join('')}`;
  if (!existsSync(CHOSEN) || readFileSync(CHOSEN, 'utf8') !== source) writeFileSync(CHOSEN, source);
}
