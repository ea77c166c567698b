import createCache, { type EmotionCache } from '@emotion/cache';

/** The nonce of our content security policy. Without it, browsers ignore the style elements that libraries add. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

export const createStyleCache = (): EmotionCache =>
  createCache({ key: 'admin', prepend: true, ...(styleNonce && { nonce: styleNonce }) });
