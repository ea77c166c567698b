/**
 * Speculation rules: a browser that knows them renders the page of a link before it is followed, once the pointer rests on
 * the link or a finger touches it. Only pages of the site: files and other sites have a dot in their address. Browsers that save
 * data ignore them. The text never changes, so that the security policy allows it by its hash.
 */
export const prerenderRules = JSON.stringify({
  prerender: [{ where: { selector_matches: "a:not([target],[href*='.'])" }, eagerness: 'moderate' }],
});

/**
 * The inline script of the head. It sets the theme that the visitor chose (theme.ts) before the first paint, so that the
 * other theme never flashes. Its text never changes, so that the security policy allows it by its hash. Where the browser
 * blocks storage, there is no chosen theme.
 */
export const themeScript = [
  'try{((d,t)=>{if(t){d.documentElement.dataset.theme=t;',
  // The first colour that fits is the one browsers surround the page with.
  "const m=d.querySelector(`meta[media*=${t}]`).cloneNode();m.media='';d.head.prepend(m)}})",
  '(document,localStorage.theme)}catch{}',
].join('');
