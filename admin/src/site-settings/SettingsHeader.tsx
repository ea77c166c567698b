import type { ReactNode } from 'react';
import { ScreenHeader } from '../layout/ScreenHeader';

/** The head of the screen, loaded or not. */
export function SettingsHeader({ state, children }: { readonly state?: ReactNode; readonly children?: ReactNode }) {
  return (
    <ScreenHeader title="Paramètres du Site" back="/" subtitle={state ?? '\u00A0'}>
      {children}
    </ScreenHeader>
  );
}
