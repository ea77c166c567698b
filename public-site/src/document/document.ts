import { identity } from '@agency/brand/identity';
import { clientConfigurationId } from '@agency/domain/client-configuration';
import { headScript, prerenderRules } from './inline-scripts';
import { scriptJson } from '../data/escape-html';

/** The parts of an HTML document. */
export interface DocumentParts {
  /** Tags of the page's head, already escaped. */
  readonly head: string;
  /** The rendered application. */
  readonly body: string;
  /** Public configuration for the browser. */
  readonly configuration: unknown;
  /** The critical CSS: the first paint waits for no second answer. */
  readonly style: string;
  /** Address of the whole style sheet; undefined when `style` holds everything. */
  readonly styleSheet: string | undefined;
  /** Address of the browser's module; undefined for a page that needs no script. */
  readonly script: string | undefined;
}

/** Set on a rendered page that offers visitors the choice of Google Analytics. */
export const analyticsHeader = 'x-google-analytics';

/** Set on every page: the SHA-256 of its style element's text, in base64. */
export const styleHashHeader = 'x-style-hash';

/** Set on every page: the pattern of its address, `/blog/:slug`. For the server alone. */
export const routeHeader = 'x-route';

/** The words of a search without result, percent-encoded. For the server alone. */
export const emptySearchHeader = 'x-empty-search';

/** Whether the page itself has the sheet's link, at its fold. */
const hasFold = (body: string): boolean => body.includes('<link rel="stylesheet"');

/**
 * Preloads the heading face on screens wider than a phone's: a browser that finds the font in the style alone would fetch it after the first
 * paint. On a phone's line the first paint would wait for a font that comes too late for it (decision 5).
 */
function fontPreload(style: string): string {
  const font = /url\(["']?(\/assets\/[^)"']+\.woff2)/.exec(style)?.[1];
  return font ? `<link rel="preload" href="${font}" as="font" media="(min-width:40em)" crossorigin="">\n` : '';
}

/**
 * Composes the HTML document. The link to the whole style sheet stands at the fold of the page, or else at the end of the body: browsers
 * fetch the sheet early, paint the markup before the link meanwhile, and go on with what follows the link, scripts too, once the sheet has
 * loaded or failed.
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
