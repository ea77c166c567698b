/**
 * The inline script that starts the application: its text never changes, so the policy allows it by its hash.
 *
 * Once the page is painted it asks for the whole style sheet, and once it is loaded and idle as well, it imports the
 * application; both at the first sign of interest. Before that, links are links and forms post. A visitor who comes back
 * to a place in the page gets the sheet at once, since the place may be in what the sheet shows. A sheet that does not
 * come leaves the page shown as far as it is styled. The framed preview does not wait for a painting: it is empty until
 * the application runs.
 */
export const bootScript = [
  '(()=>{let l;const d=document,{entry:e,sheet:h}=d.currentScript.dataset,a=addEventListener,',
  'u=()=>d.documentElement.dataset.unstyled=1,',
  "c=()=>{h&&!l&&(l=d.createElement('link'),l.rel='stylesheet',l.href=h,l.onerror=()=>{l.remove();u()},setTimeout(()=>l.sheet||u(),5e3),d.head.append(l))},",
  'n=()=>{c();import(e)},',
  'i=()=>requestAnimationFrame(()=>(window.requestIdleCallback||setTimeout)(n)),',
  "p=()=>{c();d.readyState=='complete'?i():a('load',i)};",
  "['pointerover','keydown','focusin'].map(t=>a(t,n,{once:!0}));",
  "(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')&&c();",
  "window.PerformancePaintTiming&&parent==window?new PerformanceObserver((l,o)=>{o.disconnect();p()}).observe({type:'paint',buffered:!0}):p()})()",
].join('');
