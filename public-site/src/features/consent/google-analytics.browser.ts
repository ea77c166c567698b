declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const flagOf = (id: string): string => `ga-disable-${id}`;

/** Thirteen months: the maximum for a tracker (CNIL), and the promise of the privacy page. Google's default is two years. */
const COOKIE_SECONDS = 13 * 30 * 24 * 60 * 60;

const scriptId = 'google-analytics';

/** Gives Google's script a command, which it reads when it loads. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- the script reads `arguments` objects and ignores arrays.
  window.dataLayer?.push(arguments);
}

/**
 * Loads Google Analytics. Only to be called once the visitor agreed: it sets cookies and calls Google.
 * @param id the measurement identifier of the settings
 */
export function startAnalytics(id: string): void {
  Reflect.set(window, flagOf(id), false);
  if (document.getElementById(scriptId)) return;
  window.dataLayer ??= [];
  gtag('js', new Date());
  // No advertising features: visitors agreed to audience measurement alone.
  gtag('config', id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: COOKIE_SECONDS,
    // Without this option, each visit would start the months anew.
    cookie_update: false,
  });
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Ends the measurement at once when the visitor changes their mind, and removes its cookies. */
export function stopAnalytics(id: string): void {
  Reflect.set(window, flagOf(id), true);
  const parts = window.location.hostname.split('.');
  // Google sets its cookies on the widest domain it may.
  const domains = parts.map((_part, index) => parts.slice(index).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (!/^_g(a|id|at)(_|$)/.test(name)) continue;
    document.cookie = `${name}=; path=/; max-age=0`;
    for (const domain of domains) document.cookie = `${name}=; path=/; domain=${domain}; max-age=0`;
  }
}
