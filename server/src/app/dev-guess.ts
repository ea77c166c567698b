import type { Sql } from 'postgres';
import type { Plugin, ViteDevServer } from 'vite';
import { askDatabase } from '../backup/database-access';
import type { Configuration } from '../core/configuration';
import { messageOf } from '../core/failures';
import { repositoryPath } from '../core/repository-root';

/** The file of a table that nobody has written a file for. */
export interface GuessedScreen {
  /** Below the repository. */
  readonly path: string;
  readonly text: string;
  /** What it exports. */
  readonly constant: string;
  /** What names it in the list of resources. */
  readonly lines: string;
  /** The columns that it has no place for. */
  readonly leftOut: readonly string[];
}

/** The module that lists them; it is empty on the disk. */
const LIST = repositoryPath('admin/src/app/guessing/guessed.ts');

/**
 * For the development server of the back-office: the files that `npm run new:resource -- --from-table` would write are modules
 * as if they were there. They are read again with each page, for the database that is there.
 * @param sources loads the command's own modules
 */
export function guessedScreens({ dataDirectory, supabase }: Configuration, sources: ViteDevServer): Plugin {
  let screens: readonly GuessedScreen[] = [];
  const guess = async (): Promise<readonly GuessedScreen[]> => {
    if (supabase.kind === 'hosted') return [];
    const module = (await sources.ssrLoadModule('/scripts/new-resource/guess.ts')) as {
      guessScreens(database: Sql): Promise<GuessedScreen[]>;
    };
    return askDatabase(dataDirectory, supabase.databaseUrl, module.guessScreens);
  };
  const screenAt = (id: string) => screens.find(({ path }) => path === pathOf(id) || repositoryPath(path) === id);
  return {
    name: 'guessed-screens',
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      async handler(_html, { server }) {
        try {
          screens = await guess();
        } catch (error) {
          process.stderr.write(`No screens are guessed: ${messageOf(error)}\n`);
          screens = [];
        }
        const graph = server?.environments.client.moduleGraph;
        for (const path of [LIST, ...screens.map((screen) => repositoryPath(screen.path))])
          for (const module of graph?.getModulesByFile(path) ?? []) graph?.invalidateModule(module);
      },
    },
    resolveId: (id) => {
      const screen = screenAt(id);
      return screen && repositoryPath(screen.path);
    },
    load: (id) => (id === LIST ? listOf(screens) : screenAt(id)?.text),
  };
}

/** « /src/features/books.tsx », as a browser asks for it. */
const pathOf = (id: string): string => `admin${id.replace(/\?.*/, '')}`;

const listOf = (screens: readonly GuessedScreen[]): string => `
${screens.map(({ path, constant }) => `import { ${constant} } from ${JSON.stringify(repositoryPath(path))};`).join('\n')}
export const guessed = [
${screens.map(({ constant, ...about }) => `  { resource: ${constant}, about: ${JSON.stringify(about)} },`).join('\n')}
];`;
