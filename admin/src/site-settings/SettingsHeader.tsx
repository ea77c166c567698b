import type { ReactNode } from 'react';
import { ScreenHeader } from '../layout/ScreenHeader';

/** The head of the screen, loaded or not. */
export function SettingsHeader({ children }: { readonly children?: ReactNode }) {
  return (
    <ScreenHeader title="Paramètres du Site" back="/">
      {children}
    </ScreenHeader>
  );
}
