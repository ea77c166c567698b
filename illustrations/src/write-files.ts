import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { files, FOLDER } from './files';

// A drawing that is gone, or has another name now, leaves no file.
mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) if (!files.has(name)) rmSync(`${FOLDER}/${name}`);
for (const [name, svg] of files) writeFileSync(`${FOLDER}/${name}`, svg);
process.stdout.write(`Wrote ${files.size} drawings to public-site/public/illustrations/.\n`);
