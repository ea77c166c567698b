import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useShortcut } from '../../ui/shortcuts/use-shortcut';

type Overlay = 'palette' | 'shortcuts' | 'sign-out';

const OverlayContext = createContext<(overlay: Overlay) => void>(() => undefined);

/** @returns a function that opens the command palette or the list of shortcuts, or signs out */
export const useOpenOverlay = (): ((overlay: Overlay) => void) => useContext(OverlayContext);

const PaletteDialog = lazy(async () => ({ default: (await import('./PaletteDialog')).PaletteDialog }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog')).ShortcutsDialog,
}));
const SignOutDialog = lazy(async () => ({ default: (await import('../frame/SignOutDialog')).SignOutDialog }));

/** The dialogs that open over any screen; their code is loaded when they first open. */
export function Overlays({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<Overlay>();
  const close = () => setOpen(undefined);
  useShortcut('palette', () => setOpen(open === 'palette' ? undefined : 'palette'));
  useShortcut('help', () => setOpen('shortcuts'));
  return (
    <OverlayContext value={setOpen}>
      {children}
      <Suspense fallback={null}>
        {open === 'palette' && <PaletteDialog onClose={close} />}
        {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
        {open === 'sign-out' && <SignOutDialog onClose={close} />}
      </Suspense>
    </OverlayContext>
  );
}
