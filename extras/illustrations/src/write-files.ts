import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { files, FOLDER } from './files';

// Files of deleted or renamed drawings are removed.
mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) if (!files.has(name)) rmSync(`${FOLDER}/${name}`);
for (const [name, svg] of files) writeFileSync(`${FOLDER}/${name}`, svg);
process.stdout.write(`Wrote ${files.size} drawings to public-site/public/illustrations/.\n`);
