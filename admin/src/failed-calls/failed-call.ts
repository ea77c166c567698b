import { useSyncExternalStore } from 'react';
import type { Failure } from './describe-failure';

/** The last failed call, shown at the top of the screen until a later call succeeds. */
export interface FailedCall {
  readonly current: () => Failure | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** @param source what failed, so that its later success removes the message */
  readonly report: (failure: Failure, source: string) => void;
  /** @param source removes only the message of this source; without it, any message */
  readonly clear: (source?: string) => void;
}

/** The source of every failed write: the next write removes the message. */
export const failedWrite = 'mutation';

/** A store of one message, outside React because react-query's caches report to it. */
export function createFailedCall(): FailedCall {
  let state: { readonly failure: Failure; readonly source: string } | undefined;
  const listeners = new Set<() => void>();
  const change = (next: typeof state): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    current: () => state?.failure,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report: (failure, source) => {
      // A failed write is followed by a reload, which often fails for the same reason: the write's message stays.
      if (state?.source === failedWrite && source !== failedWrite) return;
      change({ failure, source });
    },
    clear: (source) => {
      if (state && (source === undefined || source === state.source)) change(undefined);
    },
  };
}

export const useFailedCall = (failedCall: FailedCall): Failure | undefined =>
  useSyncExternalStore(failedCall.subscribe, failedCall.current);
