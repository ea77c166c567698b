import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { repositoryPath } from './paths.mjs';

const CHOSEN = repositoryPath('packages/brand/src/chosen.ts');

/** The names of the site's drawings: of those that screens name and, while it is there, of the demo's. */
const drawings = () => {
  const folders = ['public-site/public', 'demo'].map((folder) => repositoryPath(`${folder}/illustrations`));
  const files = folders.filter(existsSync).flatMap((folder) => readdirSync(folder));
  return [...new Set(files.map((file) => file.replace(/\.svg$/, '')))].toSorted();
};

/** Gives the packages the name, the colours and the logo of the demo or, once it is deleted, of `packages/brand`; and the drawings. */
export function chooseBrand() {
  const folder = existsSync(repositoryPath('demo/identity.json')) ? 'demo' : 'packages/brand';
  const read = (name) => readFileSync(repositoryPath(`${folder}/${name}`), 'utf8');
  const [, logo = ''] = /<svg[^>]*>\n([^]*)<\/svg>/.exec(read('logo.svg')) ?? [];
  const chosen = { ...JSON.parse(read('identity.json')), logo: logo.replaceAll('\n', ''), drawings: drawings() };
  // One constant each: what a bundle does not use is not in it.
  const constants = Object.entries(chosen).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  const source = `// Generated from ${folder}/identity.json and logo.svg by scripts/brand.mjs: do not edit.\n${constants.join('')}`;
  if (!existsSync(CHOSEN) || readFileSync(CHOSEN, 'utf8') !== source) writeFileSync(CHOSEN, source);
}
