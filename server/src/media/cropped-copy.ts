import { type CropShape, cropBoxOf, longestMediaName, type MediaFile } from '@portal/domain/hive';
import { mediaMessages } from '../messages/media.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { readMediaFile } from './media-files.ts';
import { mediaRefused } from './media-refusal.ts';
import { mediaStoreOf } from './media-store.ts';
import { prepareFile } from './prepare.ts';
import { loadSharp } from './raster.ts';
import { storeNew } from './store-upload.ts';

/** `shed.jpg` cropped to 16:9 is `shed 16x9.jpg`. */
function copyName(name: string, shape: CropShape): string {
  const [, start = '', ending = ''] = /^(.*?)(\.\w{1,5})?$/.exec(name) ?? [];
  const added = ` ${shape.replace(':', 'x')}${ending}`;
  return start.slice(0, longestMediaName - added.length) + added;
}

/** Adds a cropped copy of a picture to its folder, with its alt text. Throws a refusal for a drawing or a document. */
export async function croppedCopy(
  { media_id, shape }: { readonly media_id: number; readonly shape: CropShape },
  who: { readonly caller: Caller; readonly requestId: string },
  services: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<MediaFile> {
  const { name, folder, path, picture } = await readMediaFile(services.database, media_id);
  const width = picture?.widths.at(-1);
  const version = path.split('/')[3] ?? '';
  const bytes =
    width === undefined ? null : await mediaStoreOf(services).get(services.database, { media_id, version, width });
  if (!picture || !bytes) throw mediaRefused('not_a_picture', mediaMessages.cropKind);
  const sharp = await loadSharp();
  const size = await sharp(bytes).metadata();
  const cut = await sharp(bytes)
    .extract(cropBoxOf(size, picture.focus, shape))
    .png()
    .toBuffer();
  const file = await prepareFile(new Uint8Array(cut));
  return storeNew({ ...who, name: copyName(name, shape), folder, alt: picture.alt, file }, services);
}
