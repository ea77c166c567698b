// Writes site-declarations.ts from settings.ts and the declarations in tables/: `npm run types`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { siteDeclarationsSource } from './site-declarations-source';

writeFileSync(fileURLToPath(new URL('site-declarations.ts', import.meta.url)), siteDeclarationsSource());
