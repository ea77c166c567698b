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

/**
 * The inline script of a page with a calculator: imports its module once it is near the window, as most readers of the
 * page never come so far. Its text never changes, so that the security policy allows it by its hash.
 */
export const calculatorScript = [
  '(()=>{const{module:m}=document.currentScript.dataset,o=new IntersectionObserver(s=>{',
  "s.some(e=>e.isIntersecting)&&(o.disconnect(),import(m))},{rootMargin:'50%'});",
  "document.querySelectorAll('payback-calculator').forEach(e=>o.observe(e))})()",
].join('');

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

/** Where a page shows something else for another query, and the parameters that it reads (route-query.ts). */
const readers: readonly (readonly [path: RegExp, parameters: string])[] = [
  [/^\/blog(\/categorie\/[^/]+)?$/, 'categorie tag search q page'],
  [/^\/contact$/, 'service'],
];

/** The parameters that a page's address may carry, separated by spaces; undefined where none matters. */
export const parametersRead = (path: string): string | undefined => readers.find(([shape]) => shape.test(path))?.[1];

/**
 * The inline script of documents that a host of files may serve at another address than their own: it knows one file for
 * `/blog` and each of its searches, and the page « not found » for what was published since. The document is hydrated as
 * what it is; then the router goes on to the requested address, and reads the data of that one. Its text never
 * changes, so that the security policy allows it by its hash.
 *
 * `data-address` is the document's own address; `data-reads` names the parameters that make another page of it, and is
 * absent where any address does.
 */
export const staticHostScript = [
  '(()=>{const{address:a,reads:r}=document.currentScript.dataset,h=location.href,s=history,',
  "k=u=>r.split(' ').map(n=>new URL(u,h).searchParams.get(n)||'')+'';",
  "if(r&&k(h)==k(a))return;s.scrollRestoration='auto';s.replaceState(s.state,'',a);",
  // The page is taken over now: this is one of the events that bootScript waits for.
  "dispatchEvent(new Event('focusin'));let n=200;",
  // Once it is, the router answers for the position of the page.
  "const f=()=>{if(s.scrollRestoration!='manual'&&n--)return setTimeout(f,50);",
  "s.replaceState(s.state,'',h);dispatchEvent(new PopStateEvent('popstate',{state:s.state}))};f()})()",
].join('');

/** The inline script of documents without a project to read the next page from: each link opens its document. */
export const documentLinksScript = "addEventListener('click',e=>e.target.closest('a[href]')&&e.stopPropagation(),!0)";
