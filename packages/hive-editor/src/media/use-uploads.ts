import { largestMedia, type MediaFile } from '@portal/domain/hive';
import { newId } from '@portal/portal-client';
import { usePortal } from '@portal/portal-client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mediaMessages as messages } from '../messages/media.ts';
import type { UploadFile } from './upload-file.ts';
import type { StoredUpload, UploadStorage } from './upload-storage.ts';

export interface Upload extends StoredUpload {
  /** Bytes; null while the file waits in the queue. */
  readonly sent: number | null;
  /** Why it was not added; null while it is being uploaded. */
  readonly refusal: string | null;
}

interface UploadsOptions {
  readonly upload: UploadFile;
  readonly storage: UploadStorage;
  readonly onAdded: (file: MediaFile, replaced: boolean) => void;
  /** Another tab, or a library that was closed meanwhile, has ended an upload. */
  readonly onEndedElsewhere: () => void;
  /** Why a file is not even sent; null if it is. */
  readonly refusalOf: (file: File) => string | null;
}

/** Only one tab at a time sends a file. */
const whenFree = (key: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(`portal-upload ${key}`, work) : work();

/**
 * Uploads files one after the other. Each leaves the list once it is added; a refused one stays until it is dismissed. Files being uploaded are
 * stored in this browser: uploads continue after a reload, and once the portal can be reached again.
 */
export function useUploads({ upload, storage, onAdded, onEndedElsewhere, refusalOf }: UploadsOptions) {
  const { bearer } = usePortal();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const last = useRef<Promise<void>>(Promise.resolve());

  const change = (key: string, next: Partial<Upload>) =>
    setUploads((old) => old.map((each) => (each.key === key ? { ...each, ...next } : each)));
  const leave = (key: string) => {
    stops.current.delete(key);
    setUploads((old) => old.filter((each) => each.key !== key));
  };
  const remove = (key: string) => {
    stops.current.get(key)?.abort();
    leave(key);
    void storage.remove(key);
  };

  const send = async ({ key, file, folder, replace }: Upload, signal: AbortSignal) => {
    change(key, { sent: 0 });
    const onProgress = (sent: number) => change(key, { sent });
    try {
      const added = await upload({ file, folder, replace, bearer: bearer.read(), onProgress, signal });
      await storage.remove(key);
      leave(key);
      onAdded(added, replace !== undefined);
    } catch (error) {
      if (signal.aborted) return;
      const refusal = error instanceof Error ? error.message : messages.notReached;
      if (refusal !== messages.notReached) await storage.remove(key);
      change(key, { refusal });
    }
  };
  const start = (entry: Upload, wasStored = false) => {
    const stop = new AbortController();
    stops.current.set(entry.key, stop);
    const { signal } = stop;
    const take = async () => {
      if (signal.aborted) return;
      const isLeft = !wasStored || (await storage.read()).some(({ key }) => key === entry.key);
      if (isLeft) return send(entry, signal);
      leave(entry.key);
      onEndedElsewhere();
    };
    last.current = last.current.then(() => whenFree(entry.key, take));
  };
  const retry = (entry: Upload) => {
    change(entry.key, { refusal: null, sent: null });
    start(entry);
  };

  const goOn = useEffectEvent(async () => {
    const left = (await storage.read()).map((each): Upload => ({ ...each, sent: null, refusal: null }));
    setUploads((old) => [...left, ...old]);
    for (const entry of left) start(entry, true);
  });
  useEffect(() => void goOn(), []);
  const onOnline = useEffectEvent(() => {
    for (const entry of uploads) if (entry.refusal === messages.notReached) retry(entry);
  });
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  return {
    uploads,
    add(files: Iterable<File>, { folder, replace }: Pick<StoredUpload, 'folder' | 'replace'>) {
      const entries = [...files].map((file): Upload => {
        const refusal = file.size > largestMedia ? messages.tooLarge : refusalOf(file);
        return { key: newId(), file, folder, replace, sent: null, refusal };
      });
      setUploads((old) => [...old, ...entries]);
      const sent = entries.filter(({ refusal }) => refusal === null);
      void storage.write(sent.map(({ key, file }) => ({ key, file, folder, replace })));
      for (const entry of sent) start(entry);
    },
    retry,
    remove,
  };
}
