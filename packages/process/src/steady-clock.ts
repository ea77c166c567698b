/**
 * A monotonic clock in milliseconds, for durations; dates that people see come from the system clock. It never returns 0, which
 * `lru-cache` takes for a missing time.
 */
export const steadyClock = { now: (): number => 1 + performance.now() };
