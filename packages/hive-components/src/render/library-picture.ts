import { type HivePicture, srcSetOf } from '@portal/domain/hive';
import { pathOf } from '../rich/Rich.tsx';
import type { Look, RenderContext } from './view.ts';

/** The library’s record of the picture at an address; undefined for a picture from elsewhere. */
const libraryPicture = (address: string, { content }: RenderContext): HivePicture | undefined =>
  content.picture?.(address);

interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly width?: number;
  readonly height?: number;
}

/**
 * Attributes of an `img` with the picture at an address: its path, and for a picture of the library the stored widths and its size.
 * `width`: its width on the page, as a CSS length. A picture that loads lazily is laid out first, so newer browsers measure it.
 */
export function pictureSource(
  address: string,
  context: RenderContext,
  { width, isLazy }: { readonly width: string; readonly isLazy: boolean },
): PictureSource {
  const src = pathOf(address, context);
  const picture = libraryPicture(address, context);
  if (!picture) return { src };
  const srcSet = srcSetOf(src, picture);
  const size = { width: picture.width, height: picture.height };
  return srcSet === undefined ? { src, ...size } : { src, srcSet, sizes: isLazy ? `auto, ${width}` : width, ...size };
}

/** The focal point of a picture of the library as a CSS position; undefined for a picture from elsewhere. */
export function focusOf(address: string, context: RenderContext): string | undefined {
  const focus = libraryPicture(address, context)?.focus;
  return focus && `${focus[0]}% ${focus[1]}%`;
}

/** The style value of a component that shows one cropped picture; none for a picture from elsewhere. */
export function imageLook(address: string, context: RenderContext): Look {
  const focus = focusOf(address, context);
  return focus === undefined ? {} : { '--focus-of-image': focus };
}

/** The alt text given for this use of a picture, otherwise the one stored in the library. */
export const altOf = (own: string, address: string, context: RenderContext): string =>
  own.trim() || (libraryPicture(address, context)?.alt ?? '');
