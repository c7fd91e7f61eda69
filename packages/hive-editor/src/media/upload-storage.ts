import { done, withStore } from '../data/browser-database.ts';

/** A file being uploaded, stored in this browser until the library has it. */
export interface StoredUpload {
  readonly key: string;
  readonly file: File;
  readonly folder: string;
  /** Number of the file that this one replaces. */
  readonly replace?: number | undefined;
}

/** Files being uploaded, by user. Without browser storage an upload ends when its page closes. */
export interface UploadStorage {
  read(): Promise<readonly StoredUpload[]>;
  write(uploads: readonly StoredUpload[]): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Keys are of the form `[username, key]`. In IndexedDB an array sorts after numbers and strings. */
export function uploadStorageOf(username: string): UploadStorage {
  return {
    async read() {
      try {
        const own = IDBKeyRange.bound([username], [username, []]);
        return await withStore('uploads', 'readonly', (store) => done<StoredUpload[]>(store.getAll(own)));
      } catch {
        return [];
      }
    },
    async write(uploads) {
      try {
        await withStore('uploads', 'readwrite', (store) => {
          for (const upload of uploads) store.put(upload, [username, upload.key]);
        });
      } catch {
        // The browser refuses, for example because the disk is full.
      }
    },
    async remove(key) {
      try {
        await withStore('uploads', 'readwrite', (store) => {
          store.delete([username, key]);
        });
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  };
}
