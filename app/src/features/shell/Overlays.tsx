import { lazy, Suspense, useEffect, useState } from 'react';
import { applyWidthLock } from '../../portal/width-lock.ts';
import { factsOf, type Overlay, overlayFor } from './keys.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

// SHELL-10, before anything is painted.
if (typeof document !== 'undefined') applyWidthLock();

/** Hears the two keys that work anywhere (SHELL-14). What they open is loaded with the first press. */
export function Overlays() {
  const [open, setOpen] = useState<Overlay | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const overlay = overlayFor(factsOf(event));
      if (overlay === null) return;
      event.preventDefault();
      setOpen(overlay);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (open === null) return null;
  const close = () => setOpen(null);
  return (
    <Suspense fallback={null}>
      {open === 'keys' ? <KeysDialog onClose={close} /> : <Palette onClose={close} onKeys={() => setOpen('keys')} />}
    </Suspense>
  );
}
