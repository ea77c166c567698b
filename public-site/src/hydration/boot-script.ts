/**
 * The inline script that imports the application once the page is loaded, painted and idle, or at the first interaction.
 * Until then links navigate and forms post. Its text never changes, so that the security policy allows it by its hash.
 */
export const bootScript = [
  '(()=>{const{entry:e}=document.currentScript.dataset,a=addEventListener,n=()=>{import(e)},',
  'i=()=>requestAnimationFrame(()=>(window.requestIdleCallback||setTimeout)(n));',
  "['pointerover','keydown','focusin'].map(t=>a(t,n,{once:!0}));",
  "document.readyState=='complete'?i():a('load',i)})()",
].join('');
