import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { files, folder } from './files';

// Files of deleted or renamed drawings are removed.
for (const name of readdirSync(folder)) if (!files.has(folder + name)) rmSync(folder + name);
for (const [path, svg] of files) writeFileSync(path, svg);
process.stdout.write(`Wrote ${files.size} drawings.\n`);
