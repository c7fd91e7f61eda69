import type { WidthLock } from '@portal/domain/preference';

const storageKey = 'portal.width-lock';

/** Returns the setting stored on this device; 0 if there is none (SHELL-10). */
export function readWidthLock(): WidthLock {
  try {
    const value = Number(localStorage.getItem(storageKey));
    return value === 1 || value === 2 || value === 3 ? value : 0;
  } catch {
    return 0;
  }
}

/** Sets the setting on the root element; the design system's contract derives the page width from it. */
export function applyWidthLock(lock: WidthLock = readWidthLock()): void {
  document.documentElement.dataset.widthLock = String(lock);
}

export function storeWidthLock(lock: WidthLock): void {
  applyWidthLock(lock);
  try {
    localStorage.setItem(storageKey, String(lock));
  } catch {
    // Without storage, it applies to this page only.
  }
}
