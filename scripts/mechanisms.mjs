// `node scripts/mechanisms.mjs` prints how many lines each large mechanism takes, without tests and generated files: decision 18.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { repositoryPath } from './paths.mjs';

/** Folders and files by mechanism, as arguments of `git ls-files`. Code that only one mechanism uses counts towards it. */
const MECHANISMS = {
  'embedded Supabase': ['packages/embedded-supabase', 'packages/process'],
  'editor of texts': ['admin/src/editor', 'admin/src/features/articles/editor', 'admin/src/features/pages/editor'],
  'import and export': [
    'packages/import',
    'server/src/transfer',
    'admin/src/features/imports',
    '*60_operations/03_import.sql',
  ],
  media: ['admin/src/ui/media', 'admin/src/features/media', 'admin/src/provider/media', '*30_content/06_media.sql'],
  analytics: ['admin/src/features/analytics', 'public-site/src/features/analytics', '*50_audience/0[456]_*.sql'],
  'outbox and webhooks': [
    'packages/mail',
    'admin/src/features/outbox',
    'admin/src/features/webhooks.tsx',
    '*60_operations/0[12]_*.sql',
  ],
  saving: ['admin/src/saving'],
  'sign-in shell and menu': ['admin/src/shell'],
  'site as files': ['server/src/static', 'public-site/src/app/*.browser.ts', 'server/scripts/build-static.ts'],
  'history and trash': ['admin/src/editor/history', 'admin/src/features/trash.tsx', '*30_content/0[78]_*.sql'],
  'monitoring and checks': ['server/src/monitoring', 'server/src/checks', 'admin/src/features/system'],
  'second factor': ['admin/src/features/security', 'admin/src/ui/second-factor', '*20_people/03_second_factor.sql'],
};

const IS_CODE = /^(?!.*(?:\.(?:test|spec)\.|\/tests?\/|\/samples\/)).*\.(?:tsx?|mjs|sql|css)$/;
const linesOf = (paths) =>
  execFileSync('git', ['ls-files', ...paths], { cwd: repositoryPath('.'), encoding: 'utf8' })
    .split('\n')
    .filter((file) => IS_CODE.test(file))
    .reduce((sum, file) => sum + readFileSync(repositoryPath(file), 'utf8').split('\n').length - 1, 0);

for (const [name, paths] of Object.entries(MECHANISMS)) process.stdout.write(`${name.padEnd(24)}${linesOf(paths)}\n`);
