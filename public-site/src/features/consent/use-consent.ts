import { useCallback, useEffect, useState } from 'react';
import type { ConsentPanel } from './ConsentPanel';

/**
 * Loads the consent panel, in browsers only and only when the site has an analytics identifier: without one nothing is
 * measured, no question is shown, and no visitor loads the code.
 */
export function useConsent(analyticsId: string) {
  const [Panel, setPanel] = useState<typeof ConsentPanel>();
  const [requests, setRequests] = useState(0);
  // A stable function: another identity would render the footer anew before its code is loaded.
  const reopen = useCallback(() => setRequests((times) => times + 1), []);
  useEffect(() => {
    if (!analyticsId) return;
    import('./ConsentPanel').then(
      (module) => setPanel(() => module.ConsentPanel),
      () => undefined, // Not loaded: without a question there is no measurement.
    );
  }, [analyticsId]);
  return { Panel, requests, reopen: analyticsId ? reopen : undefined };
}
