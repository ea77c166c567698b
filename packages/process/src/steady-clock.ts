/** A monotonic clock in milliseconds, for durations. It never returns 0, which `lru-cache` takes for a missing time. */
export const steadyClock = { now: (): number => 1 + performance.now() };
