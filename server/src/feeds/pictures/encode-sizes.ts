import { mediaKindOf } from '../../media/file-kind.ts';
import { loadSharp } from '../../media/raster.ts';
import { imageSizes } from '../../web/images.ts';

/** Million pixels; a phone camera takes 50. */
const mostPixels = 50;
/** Seconds that decoding may take. */
const timeout = 20;
const quality = 82;

export interface SizedPicture {
  /** Pixels of the longer side, at most: a picture is never enlarged. */
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** A picture as WebP in every size in which parts are shown, upright and without metadata. Null if it is not a picture. */
export async function encodeSizes(bytes: Uint8Array): Promise<readonly SizedPicture[] | null> {
  if (mediaKindOf(bytes) !== 'raster') return null;
  const sharp = await loadSharp();
  const within = (size: number) => ({ width: size, height: size, fit: 'inside', withoutEnlargement: true }) as const;
  const widest = Math.max(...imageSizes);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels * 1_000_000, failOn: 'error' })
      .timeout({ seconds: timeout })
      .autoOrient()
      .resize(within(widest))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const sized: SizedPicture[] = [];
    for (const size of imageSizes) {
      const encoded = await sharp(data, { raw: info }).resize(within(size)).webp({ quality }).toBuffer();
      sized.push({ size, bytes: new Uint8Array(encoded) });
    }
    return sized;
  } catch {
    return null;
  }
}
