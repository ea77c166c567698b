/**
 * A monotonic clock, for ages; moments that people see come from the machine's clock. It is never 0, which `lru-cache` takes for a missing
 * moment.
 */
export const steadyClock = { now: (): number => 1 + performance.now() };
