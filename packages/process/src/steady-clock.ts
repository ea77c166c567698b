/**
 * A clock that nobody sets, for ages: moments that people see are the machine's own. Never 0, which `lru-cache` takes for no moment.
 */
export const steadyClock = { now: (): number => 1 + performance.now() };
