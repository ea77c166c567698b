import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, true afterwards: for controls that do nothing without scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
