import { createHash } from 'node:crypto';
import { mediaMessages } from '../messages/media.ts';
import { formatName, mediaKindOf } from './file-kind.ts';
import { mediaRefused } from './media-refusal.ts';
import { encodePicture } from './raster.ts';
import { sanitiseSvg } from './svg.ts';

/** A file to store, by width; width 0 if one file serves every size. */
export interface PreparedFile {
  readonly type: 'image/webp' | 'image/svg+xml' | 'application/pdf';
  readonly width: number;
  readonly height: number;
  readonly version: string;
  readonly blobs: readonly { readonly width: number; readonly bytes: Uint8Array }[];
}

/** A PDF is stored as it is, so at least its end must be there. */
function isWholePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-1_024)).includes('%%EOF');
}

const versionOf = (blobs: PreparedFile['blobs']) => {
  const hash = createHash('sha256');
  for (const { bytes } of blobs) hash.update(bytes);
  return hash.digest('hex').slice(0, 20);
};

async function read(bytes: Uint8Array): Promise<Omit<PreparedFile, 'version'>> {
  switch (mediaKindOf(bytes)) {
    case null:
      throw mediaRefused('wrong_kind', mediaMessages.wrongKind(formatName(bytes)));
    case 'pdf':
      if (!isWholePdf(bytes)) throw mediaRefused('damaged', mediaMessages.damaged);
      return { type: 'application/pdf', width: 0, height: 0, blobs: [{ width: 0, bytes }] };
    case 'svg': {
      const { bytes: safe, width, height } = await sanitiseSvg(bytes);
      return { type: 'image/svg+xml', width, height, blobs: [{ width: 0, bytes: safe }] };
    }
    case 'raster': {
      const { width, height, sizes } = await encodePicture(bytes);
      return { type: 'image/webp', width, height, blobs: sizes };
    }
  }
}

const mostWaiting = 12;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Checks an upload by its content and makes the files to store. One at a time: a picture takes a core and up to 400 MB. */
export function prepareFile(bytes: Uint8Array): Promise<PreparedFile> {
  if (bytes.length === 0) throw mediaRefused('empty_file', mediaMessages.empty);
  if (waiting >= mostWaiting) throw mediaRefused('busy', mediaMessages.busy, 503);
  waiting += 1;
  const prepared = last.then(() => read(bytes));
  last = prepared
    .catch(() => undefined)
    .then(() => {
      waiting -= 1;
    });
  return prepared.then((file) => ({ ...file, version: versionOf(file.blobs) }));
}
