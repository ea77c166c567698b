import { useCallback, useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import type { ConsentPanel } from './ConsentPanel';

/** The consent panel once its code has arrived, and the way back to it where there is something to ask. */
export interface Consent {
  readonly Panel: ComponentType<ComponentProps<typeof ConsentPanel>> | undefined;
  readonly asked: number;
  /** A stable function: another identity would render the footer anew before its code is loaded. */
  readonly ask: (() => void) | undefined;
}

/**
 * Loads the consent panel, in browsers only and only when the site has an analytics identifier: without one nothing is
 * measured, nothing is asked, and no visitor pays for the code.
 */
export function useConsent(analyticsId: string): Consent {
  const [Panel, setPanel] = useState<Consent['Panel']>();
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((times) => times + 1), []);
  useEffect(() => {
    if (!analyticsId) return;
    import('./ConsentPanel').then(
      (module) => setPanel(() => module.ConsentPanel),
      () => undefined, // Not loaded: nothing is asked, so nothing is measured.
    );
  }, [analyticsId]);
  return { Panel, asked, ask: analyticsId ? ask : undefined };
}
