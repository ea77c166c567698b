/**
 * The inline script that starts the application: its text never changes, so the policy allows it by its hash.
 *
 * It imports the application once the page is loaded, painted and idle, or at the first interaction. Before that, links
 * are links and forms post.
 */
export const bootScript = [
  '(()=>{const{entry:e}=document.currentScript.dataset,a=addEventListener,n=()=>{import(e)},',
  'i=()=>requestAnimationFrame(()=>(window.requestIdleCallback||setTimeout)(n));',
  "['pointerover','keydown','focusin'].map(t=>a(t,n,{once:!0}));",
  "document.readyState=='complete'?i():a('load',i)})()",
].join('');
