import { identity } from '@agency-site/brand/identity';
import { clientConfigurationId } from '@agency-site/domain/client-configuration';
import { headScript, prerenderRules } from './inline-scripts';
import { scriptJson } from '../data/escape-html';

export interface DocumentParts {
  /** Tags of the page's head, already escaped. */
  readonly head: string;
  readonly body: string;
  /** Public configuration for the browser. */
  readonly configuration: unknown;
  /** The critical CSS, inline so that the first paint does not wait for a second request. */
  readonly style: string;
  /** Address of the whole style sheet; undefined when `style` holds everything. */
  readonly styleSheet: string | undefined;
  /** Address of the site's script; undefined for a page that needs none. */
  readonly script: string | undefined;
}

/** Header of the rendered page when it offers visitors the choice of Google Analytics. */
export const analyticsHeader = 'x-google-analytics';

/** Header of every rendered page: the SHA-256 of its style element's text, in base64. */
export const styleHashHeader = 'x-style-hash';

/** Header of every rendered page, which only the server reads: the pattern of its address, `/blog/:slug`. */
export const routeHeader = 'x-route';

/** Header, which only the server reads: the words of a search without a result, percent-encoded. */
export const emptySearchHeader = 'x-empty-search';

/** Whether the page's markup already links the style sheet, at its fold. */
const hasFold = (body: string): boolean => body.includes('<link rel="stylesheet"');

/**
 * Preloads the heading font on screens wider than a phone's, because browsers fetch a font that only the styles mention after the first
 * paint. On a phone's slow connection it would delay the first paint and still arrive too late for it (decision 5).
 */
function fontPreload(style: string): string {
  const font = /url\(["']?(\/assets\/[^)"']+\.woff2)/.exec(style)?.[1];
  return font ? `<link rel="preload" href="${font}" as="font" media="(min-width:40em)" crossorigin="">\n` : '';
}

/**
 * Composes the HTML document. The style sheet is linked at the fold of the page, or else at the end of the body. Browsers fetch it early,
 * paint the markup before the link meanwhile, and continue with what follows the link, scripts included, once the sheet has loaded or
 * failed.
 */
export function renderDocument(parts: DocumentParts): string {
  const { head, body, configuration, style, styleSheet, script } = parts;
  return `<!DOCTYPE html>
<html lang="${identity.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${fontPreload(style)}${head}
<script>${headScript}</script>
<style>${style}</style>
</head>
<body>
<div id="app">${body}</div>
<script type="application/json" id="${clientConfigurationId}">${scriptJson(configuration)}</script>
${styleSheet && !hasFold(body) ? `<link rel="stylesheet" href="${styleSheet}">\n` : ''}${script ? `<script type="speculationrules">${prerenderRules}</script>\n<script type="module" src="${script}"></script>\n` : ''}</body>
</html>
`;
}
