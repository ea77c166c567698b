import createCache, { type EmotionCache } from '@emotion/cache';

/** Where emotion puts the styles of Material's components, with the nonce our Content-Security-Policy asks for. */
export function createStyleCache(page: Document = document): EmotionCache {
  const nonce = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return createCache({ key: 'admin', prepend: true, ...(nonce ? { nonce } : {}) });
}
