/** Selects links to pages of the site: the addresses of files and of other sites contain a dot. */
const PAGES = "a:not([target],[href*='.'])";

/**
 * Speculation rules: a supporting browser renders a linked page in advance, once the pointer rests on the link or a finger touches it. With
 * a mouse (`data-hovers`) ten milliseconds are enough; on a phone, `eager` would render every visible link. `preparePages` removes the
 * rules for visitors who prefer reduced data. The text never changes, so the security policy can allow it by its hash.
 */
export const prerenderRules = JSON.stringify({
  prerender: [
    { where: { selector_matches: PAGES }, eagerness: 'moderate' },
    { where: { selector_matches: `[data-hovers] ${PAGES}` }, eagerness: 'eager' },
  ],
});

/**
 * The inline script of the head. Before the first paint it notes whether the visitor comes from another page of the site (`data-internal`,
 * faces.css), and sets the theme that the visitor chose (theme.browser.ts), so that the other theme never flashes. Where the browser blocks
 * storage, no theme is chosen. The text never changes, so the security policy can allow it by its hash.
 */
export const headScript = [
  'try{(d=>{const r=d.documentElement.dataset;d.referrer.split("/")[2]==location.host&&(r.internal="");const t=localStorage.theme;if(t){r.theme=t;',
  // Browsers colour their own bars with the first `theme-color` that applies.
  "const m=d.querySelector(`meta[media*=${t}]`).cloneNode();m.media='';d.head.prepend(m)}})",
  '(document)}catch{}',
].join('');
