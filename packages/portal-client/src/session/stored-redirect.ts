import { safeReturnPath } from '@portal/domain/session';

const key = 'portal.after-login';

/** SESS-10: where the next sign-in leads. */
export interface StoredRedirect {
  set(path: string): void;
  /** Gives it once; only paths of our own origin come back. */
  take(): string | null;
}

export function createStoredRedirect(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): StoredRedirect {
  return {
    set(path) {
      try {
        storage.setItem(key, path);
      } catch {
        // Then the usual landing place it is.
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
