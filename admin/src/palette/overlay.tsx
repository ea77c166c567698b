import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useShortcut } from '../shortcuts/use-shortcut';

type Overlay = 'palette' | 'shortcuts';

const OverlayContext = createContext<(overlay: Overlay) => void>(() => undefined);

/** @returns what opens the command palette or the sheet of shortcuts */
export const useOpenOverlay = (): ((overlay: Overlay) => void) => useContext(OverlayContext);

const PaletteDialog = lazy(async () => ({ default: (await import('./PaletteDialog')).PaletteDialog }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../shortcuts/ShortcutsDialog')).ShortcutsDialog,
}));

/** What opens over any screen: fetched when it is first asked for. */
export function Overlays({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<Overlay>();
  const close = () => setOpen(undefined);
  useShortcut('palette', () => setOpen(open === 'palette' ? undefined : 'palette'));
  useShortcut('sheet', () => setOpen('shortcuts'));
  return (
    <OverlayContext value={setOpen}>
      {children}
      <Suspense fallback={null}>
        {open === 'palette' && <PaletteDialog onClose={close} />}
        {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </OverlayContext>
  );
}
