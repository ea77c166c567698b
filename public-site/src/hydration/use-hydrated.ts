import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and while React takes it over, true from then on: for what only scripts can do. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
