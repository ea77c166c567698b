import { type BlockDeclaration, storedFieldRules } from './block';

type Declarations = Readonly<Record<string, BlockDeclaration>>;

/** Returns the source text of `block-declarations.ts`, from which the back-office creates the forms of blocks. */
export const blockDeclarationsSource = (declarations: Declarations): string =>
  `// Generated from public-site/src/features/pages/blocks/kinds by \`npm run types\`: do not edit.
import type { BlockDeclaration } from './block';

export const blockDeclarations: Readonly<Record<string, BlockDeclaration>> = {
${Object.entries(declarations)
  .map(([kind, declaration]) => `  ${kind}: ${JSON.stringify(declaration)},\n`)
  .join('')}};
`;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Returns SQL that replaces the rows of `private.block_definitions`, for the schema and for a migration. */
export const blockDefinitionsSql = (declarations: Declarations): string =>
  `-- Generated from public-site/src/features/pages/blocks/kinds by \`npm run types\`: do not edit.
delete from private.block_definitions;
insert into private.block_definitions (kind, fields) values
${Object.entries(declarations)
  .map(([kind, { fields }]) => `  (${literal(kind)}, ${literal(JSON.stringify(storedFieldRules(fields)))})`)
  .join(',\n')};
`;
