// Writes public-selects.ts from the declarations in tables/: `npm run types`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicSelectsSource } from './tables/public-selects';

writeFileSync(fileURLToPath(new URL('public-selects.ts', import.meta.url)), publicSelectsSource());
