import { earlyKey, earlyKeys } from '@portal/design-system';
import { applyWidthLock, keyFactsOf, lazyComponent, overlay, overlayFor, useStore } from '@portal/portal-client/react';
import { Suspense, useEffect, useState } from 'react';

const Palette = lazyComponent(async () => (await import('./Palette.tsx')).Palette);
const KeysDialog = lazyComponent(async () => (await import('./KeysDialog.ts')).KeysDialog);

// SHELL-10: before the first paint.
if (typeof document !== 'undefined') applyWidthLock();

const isInDialog = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role$="dialog"]') !== null;
const close = () => overlay.set(null);

/**
 * The command palette and the list of shortcuts, opened by keys that work anywhere (SHELL-14). Loaded on first use; from Ctrl+K on,
 * all keys go to the palette, even before it has loaded.
 */
export function CommandOverlays() {
  const open = useStore(overlay);
  const [early] = useState(earlyKeys);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const requested = overlayFor(keyFactsOf(event));
      if (requested === null) return;
      event.preventDefault();
      early.take();
      overlay.set(requested);
    };
    // In the capture phase before every other listener, because the screen behind still has the focus.
    const guard = (event: KeyboardEvent) => {
      if (overlay.get() !== 'palette' || isInDialog(event)) return;
      const use = earlyKey(event);
      if (use === 'let') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') close();
      else if (use === 'store') early.add(event.key);
    };
    window.addEventListener('keydown', listen);
    window.addEventListener('keydown', guard, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('keydown', guard, { capture: true });
    };
  }, [early]);
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      {open === 'keys' ? (
        <KeysDialog onClose={close} />
      ) : (
        <Palette onClose={close} onKeys={() => overlay.set('keys')} earlyKeys={early.take} />
      )}
    </Suspense>
  );
}
