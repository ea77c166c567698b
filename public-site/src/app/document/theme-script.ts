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
