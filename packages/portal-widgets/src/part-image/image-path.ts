/** PART-12: the sizes that photographs are kept in, px of the longer side. */
export const imageSizes = [600, 300, 190, 80] as const;
export type ImageSize = (typeof imageSizes)[number];

const photograph = /^[\w./-]+\.(jpe?g|png|webp|avif)$/i;

/**
 * Address of a photograph by size. Null where the part has none: an image without a file's ending, such as `hex-bolt`, names the
 * family whose drawing stands in.
 */
export function imagePath(image: string, size: ImageSize): string | null {
  if (!photograph.test(image) || image.includes('..') || image.startsWith('/')) return null;
  return `/images/${size}/${image.split('/').map(encodeURIComponent).join('/')}`;
}

/** The least size that has enough pixels for a width on screen. */
export function imageSizeFor(width: number, pixelRatio = 1): ImageSize {
  const wanted = width * pixelRatio;
  return imageSizes.toReversed().find((size) => size >= wanted) ?? 600;
}
