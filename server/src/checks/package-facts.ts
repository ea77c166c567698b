import { readFileSync } from 'node:fs';
import { repositoryPath } from '../core/repository-root';

/** The product's version, and the Node it needs, « 20.20 ». */
export function packageFacts(): { version: string; neededNode: string } {
  const { version, engines } = JSON.parse(readFileSync(repositoryPath('package.json'), 'utf8')) as {
    version: string;
    engines: { node: string };
  };
  return { version, neededNode: engines.node.replace(/^\D+/, '') };
}
