import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { repositoryPath } from './paths.mjs';

const CHOSEN = repositoryPath('packages/brand/src/chosen.ts');

/** Gives the packages the name, the colours and the logo of the demo or, once it is deleted, of `packages/brand`. */
export function chooseBrand() {
  const folder = existsSync(repositoryPath('demo/identity.json')) ? 'demo' : 'packages/brand';
  const read = (name) => readFileSync(repositoryPath(`${folder}/${name}`), 'utf8');
  const [, logo = ''] = /<svg[^>]*>\n([^]*)<\/svg>/.exec(read('logo.svg')) ?? [];
  const chosen = { ...JSON.parse(read('identity.json')), logo: logo.replaceAll('\n', '') };
  // One constant each: what a bundle does not use is not in it.
  const constants = Object.entries(chosen).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  const source = `// Generated from ${folder}/identity.json and logo.svg by scripts/brand.mjs: do not edit.\n${constants.join('')}`;
  if (!existsSync(CHOSEN) || readFileSync(CHOSEN, 'utf8') !== source) writeFileSync(CHOSEN, source);
}
