import { postColumns } from './blog-posts';
import { namesOf } from './column';
import { pageColumns } from './pages';

/**
 * The columns that visitors read, as the source text of `public-selects.ts`. They are string literals, because
 * supabase-js infers the type of a row from a literal, and because the declarations are too large for the site's
 * bundle.
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
