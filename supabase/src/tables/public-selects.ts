import { postColumns } from './blog-posts';
import { namesOf } from './column';
import { pageColumns } from './pages';

/**
 * What visitors read, as the source of `public-selects.ts`: literals, because supabase-js reads the type of a row out of
 * them, and because the declarations themselves are too heavy for the site.
 */
export function publicSelectsSource(): string {
  const summary = namesOf(postColumns, { site: 'summary' });
  const lists = {
    postSummarySelect: summary,
    postSelect: [...summary, ...namesOf(postColumns, { site: 'page' })],
    pageSelect: namesOf(pageColumns, { site: 'page' }),
  };
  const lines = Object.entries(lists).map(([name, columns]) => `export const ${name} = '${columns.join(',')}';\n`);
  return `// Generated from supabase/src/tables by \`npm run types\`: do not edit.\n${lines.join('')}`;
}
