import { safeReturnPath } from '@portal/domain/session';

const key = 'portal.after-login';

/** Where the next sign-in leads (SESS-10). */
export interface StoredRedirect {
  set(path: string): void;
  /** Returns the path and removes it; only paths of our own origin are returned. */
  take(): string | null;
}

export function createStoredRedirect(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): StoredRedirect {
  return {
    set(path) {
      try {
        storage.setItem(key, path);
      } catch {
        // Storage is unavailable: the default landing page applies.
      }
    },
    take() {
      try {
        const path = storage.getItem(key);
        storage.removeItem(key);
        return path === null ? null : safeReturnPath(path);
      } catch {
        return null;
      }
    },
  };
}
