import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache for the styles of Material UI, with the nonce of our Content-Security-Policy. */
export function createStyleCache(page: Document = document): EmotionCache {
  const nonce = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return createCache({ key: 'admin', prepend: true, ...(nonce ? { nonce } : {}) });
}
