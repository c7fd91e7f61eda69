import type { WidthLock } from '@portal/domain/preference';

const storageKey = 'portal.width-lock';

/** SHELL-10: the setting kept on this device; 0 where there is none. */
export function readWidthLock(): WidthLock {
  try {
    const value = Number(localStorage.getItem(storageKey));
    return value === 1 || value === 2 || value === 3 ? value : 0;
  } catch {
    return 0;
  }
}

/** Puts the setting on the root element, where the design system's contract answers with the width of the page. */
export function applyWidthLock(lock: WidthLock = readWidthLock()): void {
  document.documentElement.dataset.widthLock = String(lock);
}

export function storeWidthLock(lock: WidthLock): void {
  applyWidthLock(lock);
  try {
    localStorage.setItem(storageKey, String(lock));
  } catch {
    // It holds for this page.
  }
}
