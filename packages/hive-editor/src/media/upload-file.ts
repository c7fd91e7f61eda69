import type { Envelope } from '@portal/domain/api';
import type { MediaFile } from '@portal/domain/hive';
import { apiBase } from '@portal/portal-client';
import { mediaMessages as messages } from '../messages/media.ts';

export interface UploadRequest {
  readonly file: File;
  readonly folder: string;
  /** Number of the file that this one replaces. */
  readonly replace?: number | undefined;
  readonly bearer: string | null;
  readonly onProgress: (bytes: number) => void;
  readonly signal: AbortSignal;
}

export type UploadFile = (request: UploadRequest) => Promise<MediaFile>;

function readResponse(text: string): Envelope<{ readonly file: MediaFile }> | null {
  try {
    return JSON.parse(text) as Envelope<{ readonly file: MediaFile }>;
  } catch {
    return null;
  }
}

/**
 * Uploads a file to the library. Rejects with an `Error` whose message is for the user; with an `AbortError` if it was stopped.
 * XMLHttpRequest, because fetch reports no progress of uploads.
 */
export const uploadFile: UploadFile = ({ file, folder, replace, bearer, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const query = new URLSearchParams({ name: file.name || 'picture', folder });
    if (replace !== undefined) query.set('replace', String(replace));
    const request = new XMLHttpRequest();
    request.open('POST', `${apiBase(location)}/v3/media?${query}`);
    request.withCredentials = true;
    if (bearer) request.setRequestHeader('authorization', `Bearer ${bearer}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => {
      const response = readResponse(request.responseText);
      if (response?.data) resolve(response.data.file);
      else reject(new Error(response?.user_message || messages.notReached));
    });
    request.addEventListener('error', () => reject(new Error(messages.notReached)));
    request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
