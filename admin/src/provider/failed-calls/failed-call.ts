import { useSyncExternalStore } from 'react';
import { observable } from '../observable';
import type { Failure } from './describe-failure';

/** The source of every failed write: the next write removes the message. */
export const failedWrite = 'mutation';

/** The last failed call, shown at the top of the screen until a later call succeeds. */
export type FailedCall = ReturnType<typeof createFailedCall>;

/** A store of one message, outside React because react-query's caches report to it. */
export function createFailedCall() {
  // The source says what failed, so that its later success removes the message.
  const none: { failure: Failure | undefined; source: string | undefined } = { failure: undefined, source: undefined };
  const { current, subscribe, change } = observable(none);
  return {
    current: () => current().failure,
    subscribe,
    report: (failure: Failure, source: string): void => {
      // A failed write is followed by a reload, which often fails for the same reason: the write's message stays.
      if (current().source !== failedWrite || source === failedWrite) change({ failure, source });
    },
    /** @param source removes only the message of this source; without it, any message */
    clear: (source = current().source): void => {
      if (source === current().source) change(none);
    },
  };
}

export const useFailedCall = ({ subscribe, current }: FailedCall): Failure | undefined =>
  useSyncExternalStore(subscribe, current);
