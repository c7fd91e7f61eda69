import { mediaMessages } from '../messages/media.ts';
import { mediaRefused } from './media-refusal.ts';

type Sharp = typeof import('sharp')['default'];

/** Widths for `srcset`, from a phone's half to a wide screen; a picture is never enlarged. */
const usualWidths = [320, 640, 960, 1280, 1920, 2560] as const;
/** Million pixels. A phone camera takes 50, which is 200 MB unpacked. */
const mostPixels = 50;
/** Seconds that one step of a picture may take. */
const timeout = 20;
const quality = 82;

let library: Promise<Sharp> | undefined;

/** Loads sharp at the first upload: it is native code of 18 MB that a portal without uploads does not need (decision 38). */
export function loadSharp(): Promise<Sharp> {
  library ??= import('sharp').then(({ default: sharp }) => {
    // Allows only the accepted formats, even if an earlier check is wrong.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadNsgifBuffer',
        'VipsForeignLoadHeifBuffer',
        'VipsForeignLoadSvgBuffer',
      ],
    });
    // Pictures are different each time, so a cache is useless. One core stays free for requests.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return library;
}

export interface StoredPicture {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly { readonly width: number; readonly bytes: Uint8Array }[];
}

const damaged = () => mediaRefused('damaged', mediaMessages.damaged);

/**
 * Decodes a picture and encodes it again as WebP at each width: upright, in sRGB, without EXIF or anything else of the file, the first frame
 * of an animation only. Throws a refusal for a damaged picture or one with too many pixels.
 */
export async function encodePicture(bytes: Uint8Array): Promise<StoredPicture> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: mostPixels * 1_000_000, failOn: 'error' } as const;
  const size = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  if (size.width * size.height > options.limitInputPixels) {
    throw mediaRefused('too_many_pixels', mediaMessages.tooManyPixels(mostPixels));
  }
  const { width, height } = size.autoOrient;
  const widest = Math.min(width, usualWidths[5]);
  const widths = [...usualWidths.filter((each) => each < widest), widest];
  try {
    // Decoded once, as wide as the widest file.
    const upright = await sharp(bytes, options)
      .timeout({ seconds: timeout })
      .autoOrient()
      .resize({ width: widest })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const sizes: { width: number; bytes: Uint8Array }[] = [];
    for (const each of widths) {
      const encoded = await sharp(upright.data, { raw: upright.info })
        .timeout({ seconds: timeout })
        .resize({ width: each })
        .webp({ quality })
        .toBuffer();
      sizes.push({ width: each, bytes: new Uint8Array(encoded) });
    }
    return { width: widest, height: Math.round((height * widest) / width), sizes };
  } catch {
    throw damaged();
  }
}
