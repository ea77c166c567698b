/** A selector of links to pages of the site: files and other sites have a dot in their address. */
const PAGES = "a:not([target],[href*='.'])";

/**
 * Speculation rules: a supporting browser renders the page of a link in advance, once the pointer rests on the link or a finger touches it.
 * With a mouse (`data-hovers`, set by the page's script) ten milliseconds are enough; `eager` on a phone would render each link in sight.
 * Browsers that save data ignore the rules. The text never changes, so that the security policy allows it by its hash.
 */
export const prerenderRules = JSON.stringify({
  prerender: [
    { where: { selector_matches: PAGES }, eagerness: 'moderate' },
    { where: { selector_matches: `[data-hovers] ${PAGES}` }, eagerness: 'eager' },
  ],
});

/**
 * The inline script of the head. Before the first paint it notes whether the referrer is a page of the site (`data-internal`, faces.css), and sets
 * the theme that the visitor chose (theme.browser.ts), so that the other theme never flashes. Its text never changes, so that the security
 * policy allows it by its hash. Where the browser blocks storage, there is no chosen theme.
 */
export const headScript = [
  'try{(d=>{const r=d.documentElement.dataset;d.referrer.split("/")[2]==location.host&&(r.internal="");const t=localStorage.theme;if(t){r.theme=t;',
  // Browsers surround the page with the first colour that applies.
  "const m=d.querySelector(`meta[media*=${t}]`).cloneNode();m.media='';d.head.prepend(m)}})",
  '(document)}catch{}',
].join('');
