import { identity } from '@agency/brand/identity';
import { tokensCss } from '@agency/brand/tokens-css';
import { clientConfigurationId } from '@agency/supabase/client-configuration';
import { appElementId, hydrationDataId } from './document-ids';
import { scriptJson } from './head/escape-html';

/** What surrounds a rendered page. */
export interface DocumentParts {
  /** Tags of the page's head, already escaped. */
  readonly head: string;
  /** The rendered application. */
  readonly body: string;
  /** Loader and action data for hydration. */
  readonly hydrationData: unknown;
  /** Public configuration for the browser. */
  readonly configuration: unknown;
  /** The site's whole style sheet: small enough that a request would cost more. */
  readonly css: string;
  /** Address of the browser's entry module; undefined for a page that needs no script. */
  readonly entry: string | undefined;
}

/**
 * Imports the application once the page is loaded, painted and idle, or at the first sign of interest. Before that, links
 * are links and forms post. The framed preview does not wait for a painting: it is empty until the application runs. It
 * is the only inline script: its text never changes, so the policy allows it by its hash.
 */
export const bootScript =
  "(()=>{const e=document.currentScript.dataset.entry,t=['pointerdown','keydown','touchstart','focusin','mouseover'];let s;const n=()=>{s||(s=1,t.forEach(e=>removeEventListener(e,n,!0)),import(e))},i=()=>{requestAnimationFrame(()=>{(window.requestIdleCallback||setTimeout)(n)})};t.forEach(e=>addEventListener(e,n,{capture:!0,passive:!0}));addEventListener('load',()=>{window.PerformancePaintTiming&&parent==window?new PerformanceObserver((l,o)=>{o.disconnect();i()}).observe({type:'paint',buffered:!0}):i()})})()";

/** Set on a rendered page whose visitors may be asked whether Google Analytics may count them. */
export const analyticsHeader = 'x-google-analytics';

/** The style element's text: brand tokens, then the site's rules. */
export const styleText = (css: string): string => tokensCss() + css;

/** The heading face is asked for with the document: found in the style sheet only, it would come after the first frame. */
function fontPreload(css: string): string {
  const font = /url\(["']?(\/assets\/[^)"']+\.woff2)/.exec(css)?.[1];
  return font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n` : '';
}

/** Composes the HTML document. */
export function renderDocument({ head, body, hydrationData, configuration, css, entry }: DocumentParts): string {
  return `<!DOCTYPE html>
<html lang="${identity.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${fontPreload(css)}${head}
<style>${styleText(css)}</style>
</head>
<body>
<div id="${appElementId}">${body}</div>
<script type="application/json" id="${hydrationDataId}">${scriptJson(hydrationData)}</script>
<script type="application/json" id="${clientConfigurationId}">${scriptJson(configuration)}</script>
${entry ? `<script data-entry="${entry}">${bootScript}</script>\n` : ''}</body>
</html>
`;
}
