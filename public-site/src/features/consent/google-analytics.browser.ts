declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const flagOf = (id: string): string => `ga-disable-${id}`;

/** Thirteen months, the longest life that the CNIL allows a tracker and that the privacy page promises. Google's default is two years. */
const COOKIE_SECONDS = 13 * 30 * 24 * 60 * 60;

const scriptId = 'google-analytics';

/** Queues a command for Google's script, which reads the queue when it has loaded. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- the script reads `arguments` objects and ignores arrays.
  window.dataLayer?.push(arguments);
}

/** Loads Google Analytics, which sets cookies and calls Google: only once the visitor has agreed. @param id from the settings */
export function startAnalytics(id: string): void {
  Reflect.set(window, flagOf(id), false);
  if (document.getElementById(scriptId)) return;
  window.dataLayer ??= [];
  gtag('js', new Date());
  // Visitors agreed to audience measurement, not to advertising.
  gtag('config', id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: COOKIE_SECONDS,
    // Otherwise each visit would extend the life of the cookie.
    cookie_update: false,
  });
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Stops the measurement when the visitor changes their mind, and removes its cookies. */
export function stopAnalytics(id: string): void {
  Reflect.set(window, flagOf(id), true);
  const parts = window.location.hostname.split('.');
  // Google sets its cookies on the widest domain that the browser accepts, so each parent domain is tried.
  const domains = parts.map((_part, index) => parts.slice(index).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (!/^_g(a|id|at)(_|$)/.test(name)) continue;
    document.cookie = `${name}=; path=/; max-age=0`;
    for (const domain of domains) document.cookie = `${name}=; path=/; domain=${domain}; max-age=0`;
  }
}
