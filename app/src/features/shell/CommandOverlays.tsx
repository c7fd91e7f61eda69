import { applyWidthLock, lazyComponent, overlay, useStore } from '@portal/portal-client/react';
import { Suspense, useEffect } from 'react';
import { factsOf, overlayFor } from './keys.ts';

const Palette = lazyComponent(async () => (await import('./Palette.tsx')).Palette);
const KeysDialog = lazyComponent(async () => (await import('./KeysDialog.ts')).KeysDialog);

// SHELL-10, before anything is painted.
if (typeof document !== 'undefined') applyWidthLock();

/** The command palette and the list of keys, opened by the two keys that work anywhere (SHELL-14). Loaded with the first press. */
export function CommandOverlays() {
  const open = useStore(overlay);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const asked = overlayFor(factsOf(event));
      if (asked === null) return;
      event.preventDefault();
      overlay.set(asked);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (open === null) return null;
  const close = () => overlay.set(null);
  return (
    <Suspense fallback={null}>
      {open === 'keys' ? (
        <KeysDialog onClose={close} />
      ) : (
        <Palette onClose={close} onKeys={() => overlay.set('keys')} />
      )}
    </Suspense>
  );
}
