/** PART-12: the sizes in which photographs are stored, px of the longer side. */
export const imageSizes = [600, 300, 190, 80] as const;
export type ImageSize = (typeof imageSizes)[number];

const photograph = /^[^?#%]+\.(jpe?g|png|webp|avif)$/i;

/**
 * Address of a photograph by size. Null when the part has none: an image without a file extension, such as `hex-bolt`, names the
 * family whose drawing is shown instead.
 */
export function imagePath(image: string, size: ImageSize): string | null {
  // Fetched by the server, so that the browser loads nothing from elsewhere.
  if (image.startsWith('https://')) return `/images/${size}/address?of=${encodeURIComponent(image)}`;
  // Exports of Windows have backslashes.
  const name = image.replaceAll('\\', '/').replace(/^\/+/, '');
  if (!photograph.test(name) || name.includes('..')) return null;
  return `/images/${size}/${name.split('/').map(encodeURIComponent).join('/')}`;
}

/** The smallest size with enough pixels for a width on screen. */
export function imageSizeFor(width: number, pixelRatio = 1): ImageSize {
  const wanted = width * pixelRatio;
  return imageSizes.toReversed().find((size) => size >= wanted) ?? 600;
}
