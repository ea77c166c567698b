import type { RouteFigures, SystemState } from '@agency-site/domain/system-state';
import type { RequestRecord } from './watch-requests';

const MINUTE_MS = 60_000;
const MINUTES = 60;
const MOST_ROUTES = 8;

interface Sum {
  requests: number;
  errors: number;
  ms: number;
  longestMs: number;
}

/** The requests of the last hour, summed by minute and route: a few thousand numbers at most. */
export class LastHour {
  #minutes: { readonly minute: number; readonly routes: Map<string, Sum> }[] = [];

  /** @param now in milliseconds, of a monotonic clock */
  add({ route, status, ms }: Pick<RequestRecord, 'route' | 'status' | 'ms'>, now = performance.now()): void {
    addTo(this.#routesOf(Math.floor(now / MINUTE_MS)), route, {
      requests: 1,
      errors: Number(status >= 500),
      ms,
      longestMs: ms,
    });
  }

  figures(now = performance.now()): SystemState['lastHour'] {
    this.#forget(Math.floor(now / MINUTE_MS));
    const total = new Map<string, Sum>();
    for (const { routes } of this.#minutes) for (const [route, sum] of routes) addTo(total, route, sum);
    const routes = [...total].map(([route, { requests, errors, ms, longestMs }]): RouteFigures => ({
      route,
      requests,
      errors,
      averageMs: Math.round(ms / requests),
      longestMs: Math.round(longestMs),
    }));
    return {
      requests: routes.reduce((sum, { requests }) => sum + requests, 0),
      errors: routes.reduce((sum, { errors }) => sum + errors, 0),
      slowest: routes.toSorted((one, other) => other.averageMs - one.averageMs).slice(0, MOST_ROUTES),
    };
  }

  #routesOf(minute: number): Map<string, Sum> {
    const last = this.#minutes.at(-1);
    if (last && last.minute >= minute) return last.routes;
    this.#forget(minute);
    const routes = new Map<string, Sum>();
    this.#minutes.push({ minute, routes });
    return routes;
  }

  #forget(minute: number): void {
    this.#minutes = this.#minutes.filter((known) => known.minute > minute - MINUTES);
  }
}

function addTo(sums: Map<string, Sum>, route: string, added: Sum): void {
  const sum = sums.get(route) ?? { requests: 0, errors: 0, ms: 0, longestMs: 0 };
  sums.set(route, sum);
  sum.requests += added.requests;
  sum.errors += added.errors;
  sum.ms += added.ms;
  sum.longestMs = Math.max(sum.longestMs, added.longestMs);
}
