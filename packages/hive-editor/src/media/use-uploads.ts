import { largestMedia, type MediaFile } from '@portal/domain/hive';
import { newId } from '@portal/portal-client';
import { usePortal } from '@portal/portal-client/react';
import { useRef, useState } from 'react';
import { mediaMessages as messages } from '../messages/media.ts';
import type { UploadFile } from './upload-file.ts';

export interface Upload {
  readonly key: string;
  readonly file: File;
  readonly folder: string;
  readonly replace?: number | undefined;
  /** Bytes; null until it is its turn. */
  readonly sent: number | null;
  /** Why it was not added; null while it is on its way. */
  readonly refusal: string | null;
}

/** Uploads files one after the other. Each leaves the list once it is added; a refused one stays until it is dismissed. */
export function useUploads(
  upload: UploadFile,
  onAdded: (file: MediaFile, replaced: boolean) => void,
  /** Why a file is not even sent; null if it is. */
  refusalOf: (file: File) => string | null,
) {
  const { bearer } = usePortal();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const last = useRef<Promise<void>>(Promise.resolve());

  const change = (key: string, next: Partial<Upload>) =>
    setUploads((old) => old.map((each) => (each.key === key ? { ...each, ...next } : each)));
  const remove = (key: string) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setUploads((old) => old.filter((each) => each.key !== key));
  };

  const send = async ({ key, file, folder, replace }: Upload, signal: AbortSignal) => {
    if (signal.aborted) return;
    change(key, { sent: 0 });
    const onProgress = (sent: number) => change(key, { sent });
    try {
      const added = await upload({ file, folder, replace, bearer: bearer.read(), onProgress, signal });
      remove(key);
      onAdded(added, replace !== undefined);
    } catch (error) {
      if (!signal.aborted) change(key, { refusal: error instanceof Error ? error.message : messages.notReached });
    }
  };
  const start = (entry: Upload) => {
    const stop = new AbortController();
    stops.current.set(entry.key, stop);
    last.current = last.current.then(() => send(entry, stop.signal));
  };

  return {
    uploads,
    add(files: Iterable<File>, { folder, replace }: { readonly folder: string; readonly replace?: number }) {
      const entries = [...files].map((file): Upload => {
        const refusal = file.size > largestMedia ? messages.tooLarge : refusalOf(file);
        return { key: newId(), file, folder, replace, sent: null, refusal };
      });
      setUploads((old) => [...old, ...entries]);
      for (const entry of entries) if (entry.refusal === null) start(entry);
    },
    retry(entry: Upload) {
      change(entry.key, { refusal: null, sent: null });
      start(entry);
    },
    remove,
  };
}
