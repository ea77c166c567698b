import { siteSettingFallbacks } from './settings';
import { postColumns } from './tables/blog-posts';
import { namesOf } from './tables/column';
import { pageColumns } from './tables/pages';

/**
 * The part of the declarations that the site needs, as the source text of `site-declarations.ts`, because the
 * declarations are too large for the site's bundle. The columns that visitors read are string literals: supabase-js
 * infers the type of a row from a literal.
 */
export function siteDeclarationsSource(): string {
  const summary = namesOf(postColumns, { site: 'summary' });
  const values = {
    postSummarySelect: summary.join(','),
    postSelect: [...summary, ...namesOf(postColumns, { site: 'page' })].join(','),
    pageSelect: namesOf(pageColumns, { site: 'page' }).join(','),
    siteSettingFallbacks: siteSettingFallbacks(),
  };
  const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  return `// Generated from supabase/src/tables and settings.ts by \`npm run types\`: do not edit.\n${lines.join('')}`;
}
