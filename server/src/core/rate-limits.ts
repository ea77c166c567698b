import type { RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts an attempt; false when it may not be made. */
export async function isAdmitted(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (rejection) {
    // The library rejects with an error only when it fails itself.
    if (rejection instanceof Error) throw rejection;
    return false;
  }
}
