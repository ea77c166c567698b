/**
 * The inline script of the head: shows the theme that the visitor chose (theme.ts) before anything is painted, so that
 * the other never flashes. Its text never changes, so the policy allows it by its hash. Where storage is closed to the
 * page, nothing was chosen either.
 */
export const themeScript = [
  'try{((d,t)=>{if(t){d.documentElement.dataset.theme=t;',
  // The first colour that fits is the one browsers surround the page with.
  "const m=d.querySelector(`meta[media*=${t}]`).cloneNode();m.media='';d.head.prepend(m)}})",
  '(document,localStorage.theme)}catch{}',
].join('');
