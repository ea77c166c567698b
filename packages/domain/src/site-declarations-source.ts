import { settingKeys, settings } from './settings';
import { postColumns } from './tables/blog-posts';
import { caseStudyColumns } from './tables/case-studies';
import { type Column, namesOf } from './tables/column';
import { pageColumns } from './tables/pages';
import { serviceColumns } from './tables/services';

/** The columns that visitors read of a table, in its lists and on the page of a row. */
function selects(name: string, columns: Readonly<Record<string, Column>>): Readonly<Record<string, string>> {
  const summary = namesOf(columns, { public: 'list' });
  const whole = [...summary, ...namesOf(columns, { public: 'detail' })];
  return { [`${name}SummarySelect`]: summary.join(','), [`${name}Select`]: whole.join(',') };
}

/**
 * The part of the declarations that the site needs, as the source text of `site-declarations.ts`, because the
 * declarations are too large for the site's bundle. The columns that visitors read are string literals: supabase-js
 * infers the type of a row from a literal.
 */
export function siteDeclarationsSource(): string {
  const values = {
    ...selects('post', postColumns),
    ...selects('caseStudy', caseStudyColumns),
    serviceSelect: namesOf(serviceColumns, { public: 'list' }).join(','),
    pageSelect: namesOf(pageColumns, { public: 'detail' }).join(','),
    // Visitors read the fallback of a setting that is empty.
    siteSettingFallbacks: Object.fromEntries(
      settingKeys.filter((key) => !settings[key].readBy).map((key) => [key, settings[key].fallback ?? '']),
    ),
  };
  const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  return `// Generated from packages/domain/src/tables and settings.ts by \`npm run types\`: do not edit.\n${lines.join('')}`;
}
