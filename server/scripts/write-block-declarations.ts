// `npm run types` writes the files that follow from the declarations of blocks in public-site/src/features/pages/blocks/kinds: the
// back-office's copy, the rows by which the database checks blocks and, if these rows differ from the last migration's, a migration.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type BlockDeclaration, storedFieldRules } from '@agency-site/domain/block';
import { repositoryPath } from '@agency-site/process/repository-root';
import { readMigrations, versionAfter } from '@agency-site/process/migration-files';

type Declarations = Readonly<Record<string, BlockDeclaration>>;

/** Returns the source text of `block-declarations.ts`, from which the back-office creates the forms of blocks. */
const blockDeclarationsSource = (declarations: Declarations): string =>
  `// Generated from public-site/src/features/pages/blocks/kinds by \`npm run types\`: do not edit.
import type { BlockDeclaration } from './block';

export const blockDeclarations: Readonly<Record<string, BlockDeclaration>> = {
${Object.entries(declarations)
  .map(([kind, declaration]) => `  ${kind}: ${JSON.stringify(declaration)},\n`)
  .join('')}};
`;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Returns SQL that replaces the rows of `private.block_definitions`, for the schema and for a migration. */
const blockDefinitionsSql = (declarations: Declarations): string =>
  `-- Generated from public-site/src/features/pages/blocks/kinds by \`npm run types\`: do not edit.
delete from private.block_definitions;
insert into private.block_definitions (kind, fields) values
${Object.entries(declarations)
  .map(([kind, { fields }]) => `  (${literal(kind)}, ${literal(JSON.stringify(storedFieldRules(fields)))})`)
  .join(',\n')};
`;

const kinds = readdirSync(repositoryPath('public-site/src/features/pages/blocks/kinds'))
  .filter((file) => file.endsWith('.tsx'))
  .toSorted();
const declarations: Record<string, BlockDeclaration> = {};
for (const file of kinds) {
  const { declaration } = (await import(repositoryPath(`public-site/src/features/pages/blocks/kinds/${file}`))) as {
    readonly declaration: BlockDeclaration;
  };
  declarations[basename(file, '.tsx')] = declaration;
}

const sql = blockDefinitionsSql(declarations);
writeFileSync(repositoryPath('packages/domain/src/block-declarations.ts'), blockDeclarationsSource(declarations));
writeFileSync(repositoryPath('supabase/schemas/30_content/04_block_kinds.sql'), sql);

const migrations = repositoryPath('supabase/migrations');
// Deletes the uncommitted migration of an earlier run, so that a new kind leaves one migration, and an abandoned kind none.
const uncommitted = ['ls-files', '--others', '--', '*_block_kinds.sql'];
const earlier = spawnSync('git', uncommitted, { cwd: migrations, encoding: 'utf8' }).stdout || '';
for (const file of earlier.split('\n').filter(Boolean)) rmSync(`${migrations}/${file}`);

const known = readMigrations(migrations);
const last = known.findLast(({ statements }) => statements.includes('into private.block_definitions'));
if (!last?.statements.includes(sql)) {
  const version = versionAfter(known.at(-1)?.version ?? '');
  writeFileSync(`${migrations}/${version}_block_kinds.sql`, sql);
}
