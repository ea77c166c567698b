import { siteName, type SiteSettings } from '@agency-site/domain/site-settings';
import type { PublishedText, PublishedTexts } from './published-texts';
import type { PageMetadata } from '../../document/metadata';
import { markdownAddress } from './markdown-address';

/** The site's contents with the addresses of their Markdown: https://llmstxt.org @param siteUrl without a trailing slash */
export function llmsTxt(
  settings: SiteSettings,
  screens: readonly PageMetadata[],
  kinds: readonly PublishedTexts[],
  siteUrl: string,
): string {
  const lists = [{ label: 'Le site', texts: screens }, ...screens.flatMap(collectionOf), ...kinds]
    .filter(({ texts }) => texts.length > 0)
    .map(({ label, texts }) => `## ${label}\n\n${texts.map((text) => itemOf(text, siteUrl)).join('\n')}\n`);
  const sitemap = `## Optional\n\n- [Toutes les adresses](${siteUrl}/sitemap.xml)\n`;
  const intro = `# ${siteName(settings)}\n\n> ${settings.site_description || settings.site_title}\n`;
  return [intro, ...lists, sitemap].join('\n');
}

/** The pages of a collection's rows. */
function collectionOf({ title, path, crumbs, subject }: PageMetadata): PublishedTexts[] {
  if (subject?.type !== 'collection') return [];
  const texts = subject.rows.map((row) => ({
    title: row.title,
    description: row.summary ?? '',
    path: `${path}/${row.slug}`,
  }));
  return [{ label: crumbs?.at(-1)?.label ?? title, texts }];
}

const itemOf = ({ title, description, path }: PublishedText, siteUrl: string): string =>
  `- [${escapeLabel(title)}](${siteUrl}${markdownAddress(path)})${description ? `: ${oneLine(description)}` : ''}`;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const escapeLabel = (text: string): string => oneLine(text).replaceAll(/[\\[\]]/g, String.raw`\$&`);
