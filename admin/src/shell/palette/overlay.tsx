import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useShortcut } from '../../ui/shortcuts/use-shortcut';
import { type Overlay, OverlayContext } from './open-overlay';

const PaletteDialog = lazy(async () => ({ default: (await import('./PaletteDialog')).PaletteDialog }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog')).ShortcutsDialog,
}));
const SignOutDialog = lazy(async () => ({ default: (await import('../frame/SignOutDialog')).SignOutDialog }));

/** Contains the dialogs that can open over any screen. Their code is loaded when they first open. */
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
