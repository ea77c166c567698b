import { light, dark } from '@agency-site/brand/colours';
import { socialPictureSize } from '@agency-site/brand/social-picture-size';
import { isShareable } from '@agency-site/domain/media';
import { escapeHtml, scriptJson } from '../data/escape-html';
import { fullTitle, socialPicturePath, type ArticleSubject, type PageMetadata } from './metadata';
import { structuredData, type SiteIdentity } from './structured-data';

/** The tags for the head of a page, from the site's settings and the page's metadata. */
export function headTags(page: PageMetadata, site: SiteIdentity): string {
  const canonical = `${site.url}${page.path}`;
  const title = page.social?.title ?? page.title;
  const picture = `${site.url}${socialPicturePath(page.path, page.social?.picture)}`;
  // A social picture that the server draws shows the title, so the title describes it.
  const shown = (isShareable(page.social?.picture) && page.social?.alt) || title;
  const description = page.description || site.settings.site_description;
  const tags = [
    `<title>${escapeHtml(fullTitle(page.title, site.settings.site_title))}</title>`,
    description && named('description', description),
    page.keywords ? named('keywords', page.keywords) : '',
    page.hidden ? named('robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('og:type', page.subject?.type === 'article' ? 'article' : 'website'),
    property('og:locale', 'fr_FR'),
    property('og:site_name', site.settings.site_title),
    property('og:title', title),
    description && property('og:description', description),
    property('og:url', canonical),
    property('og:image', picture),
    property('og:image:width', String(socialPictureSize.width)),
    property('og:image:height', String(socialPictureSize.height)),
    property('og:image:alt', shown),
    ...(page.subject?.type === 'article' ? articleTags(page.subject, site) : []),
    // X reads title, description and picture from the Open Graph tags above.
    named('twitter:card', 'summary_large_image'),
    `<meta name="theme-color" content="${light.background}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark.background}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/logo.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(site.settings.site_title)}" href="/rss.xml">`,
    page.hidden ? '' : `<script type="application/ld+json">${scriptJson(structuredData(page, site))}</script>`,
  ];
  return tags.filter(Boolean).join('\n');
}

/** In https://ogp.me/#type_article the author is an address. The meta element `author` adds the name, which networks show. */
const articleTags = (article: ArticleSubject, { url }: SiteIdentity): string[] => [
  article.publishedAt ? property('article:published_time', article.publishedAt) : '',
  property('article:modified_time', article.updatedAt),
  property('article:author', url + (article.authorPath ?? '/a-propos')),
  article.author && named('author', article.author),
  article.section ? property('article:section', article.section) : '',
  ...article.keywords.map((keyword) => property('article:tag', keyword)),
];

const named = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
