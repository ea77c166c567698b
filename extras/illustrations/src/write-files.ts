import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { files, folder } from './files';

// Files of deleted or renamed drawings are removed.
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(`${folder}/${name}`);
for (const [name, svg] of files) writeFileSync(`${folder}/${name}`, svg);
process.stdout.write(`Wrote ${files.size} drawings to public-site/public/illustrations/.\n`);
