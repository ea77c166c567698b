/**
 * The inline script that imports the application once the page is loaded, painted and idle, or at the first interaction.
 * Until then links navigate and forms post. A browser that is never idle imports two seconds later, and the preview,
 * which the back-office frames and which has nothing to show before, at once: nobody touches a frame that is empty, and
 * browsers may leave it unpainted. The text never changes, so that the security policy allows it by its hash.
 */
export const bootScript = [
  '(()=>{const{entry:e}=document.currentScript.dataset,a=addEventListener,n=()=>{import(e)},',
  'i=()=>requestAnimationFrame(()=>(window.requestIdleCallback||setTimeout)(n,{timeout:2e3}));',
  "['pointerover','keydown','focusin'].map(t=>a(t,n,{once:!0}));",
  "top!=self?n():document.readyState=='complete'?i():a('load',i)})()",
].join('');
