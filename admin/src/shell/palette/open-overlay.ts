import { createContext, useContext } from 'react';

export type Overlay = 'palette' | 'shortcuts' | 'sign-out';

export const OverlayContext = createContext<(overlay: Overlay) => void>(() => undefined);

/** @returns a function that opens the command palette or the list of shortcuts, or signs out */
export const useOpenOverlay = (): ((overlay: Overlay) => void) => useContext(OverlayContext);
