import type { HiveResource } from './types.ts';

/** Bytes of a file that is uploaded to the library. */
export const largestMedia = 20 * 1024 * 1024;
export const longestMediaName = 120;
export const longestAlt = 300;

/** How a picture of the library is shown. */
export interface HivePicture {
  /** Pixels; of a drawing the size that it names. */
  readonly width: number;
  readonly height: number;
  /** Widths that it is stored in, ascending; empty for a drawing, which has one file for every size. */
  readonly widths: readonly number[];
  /** The point that stays in view where the picture is cropped: percent from the left and from the top. */
  readonly focus: readonly [x: number, y: number];
  readonly alt: string;
}

/** A place where a file of the library is used. */
export interface MediaUse {
  readonly page_id: number;
  readonly label: string;
  /** Whether visitors see it there now. */
  readonly live: boolean;
}

/** A picture or document of the library. Its number is the value of a picture setting. */
export interface MediaFile {
  readonly media_id: number;
  readonly name: string;
  /** Names of folders, separated by slashes; empty at the top. */
  readonly folder: string;
  /** Content type of what is stored. */
  readonly type: string;
  /** Bytes of the largest stored file. */
  readonly bytes: number;
  readonly path: string;
  /** Null for a document. */
  readonly picture: HivePicture | null;
  readonly added: string;
  readonly added_by: string;
  readonly uses: readonly MediaUse[];
}

/** How long a file that was replaced can be put back. Milliseconds. */
export const formerFileLifetime = 30 * 86_400_000;

/** A former version of a file of the library. */
export interface FormerFile {
  readonly version: string;
  readonly type: string;
  readonly bytes: number;
  /** Pixels; 0 for a document. */
  readonly width: number;
  readonly height: number;
  /** The picture, small, as a data address: its own address leads to the file that is shown now. Null for a document. */
  readonly thumbnail: string | null;
  readonly replaced: string;
  readonly replaced_by: string;
  /** When it is deleted. */
  readonly removed_from: string;
}

const stored = /^(\/media\/\d+\/[0-9a-f]+\/)\d+(\.webp)$/;

/** The `srcset` of a picture: its path at each stored width. Undefined if it has one file only. */
export function srcSetOf(path: string, { widths }: Pick<HivePicture, 'widths'>): string | undefined {
  const [, folder, ending] = stored.exec(path) ?? [];
  if (folder === undefined || widths.length < 2) return undefined;
  return widths.map((width) => `${folder}${width}${ending} ${width}w`).join(', ');
}

/** The path of the smallest stored file that is at least so wide, for thumbnails. */
export function pathAtWidth(path: string, { widths }: Pick<HivePicture, 'widths'>, atLeast: number): string {
  const [, folder, ending] = stored.exec(path) ?? [];
  const width = widths.find((each) => each >= atLeast) ?? widths.at(-1);
  return folder === undefined || width === undefined ? path : `${folder}${width}${ending}`;
}

/** What is known of the pictures of the library, by resource id. */
export const resourcePictures = (resources: readonly HiveResource[]): Readonly<Record<string, HivePicture>> =>
  Object.fromEntries(resources.flatMap(({ resource_id, picture }) => (picture ? [[resource_id, picture]] : [])));

/** Shapes that a picture can be cropped to, width by height. */
export const cropShapes = ['1:1', '4:3', '3:2', '16:9', '21:9', '3:4'] as const;
export type CropShape = (typeof cropShapes)[number];

export interface CropBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The largest part of a picture with a shape, in pixels, with the focal point as near to its middle as the edges allow. */
export function cropBoxOf(
  { width, height }: Pick<HivePicture, 'width' | 'height'>,
  [x, y]: HivePicture['focus'],
  shape: CropShape,
): CropBox {
  const [across = 1, down = 1] = shape.split(':').map(Number);
  const ratio = across / down;
  const wide = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const high = Math.max(1, Math.min(height, Math.round(width / ratio)));
  const startOf = (percent: number, length: number, kept: number) =>
    Math.min(length - kept, Math.max(0, Math.round((percent / 100) * length - kept / 2)));
  return { left: startOf(x, width, wide), top: startOf(y, height, high), width: wide, height: high };
}
