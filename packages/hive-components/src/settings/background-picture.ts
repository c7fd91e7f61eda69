import { picture } from './address.ts';
import { combo } from './combo.ts';
import type { Shape, Values } from './setting.ts';

/** Which part of a background picture stays in view where the picture is cropped. */
export const pictureFocuses = [
  'Centre',
  'Top',
  'Bottom',
  'Left',
  'Right',
  'Top left',
  'Top right',
  'Bottom left',
  'Bottom right',
] as const;

export const pictureOverlays = ['Dark', 'Light', 'None'] as const;

/** How a background picture is cropped and covered, so that the words on it stay readable. */
export const pictureLookSettings = {
  pictureFocus: combo('Focus of the picture', pictureFocuses, 'Centre', {
    note: 'The part that stays in view where the picture is cropped',
  }),
  pictureOverlay: combo('Overlay', pictureOverlays, 'Dark', {
    note: 'Dark has white words, Light has dark words; both are readable on any picture',
  }),
} satisfies Shape;

/** A background picture of a component that holds others. */
export const backgroundPicture = {
  picture: picture('Background picture', { note: 'Fills the area behind the content' }),
  ...pictureLookSettings,
} satisfies Shape;

const hasPicture = ({ picture: address }: { readonly picture: string }): boolean => address !== '';

/** The other settings apply once there is a picture. */
export const backgroundPictureShown = { pictureFocus: hasPicture, pictureOverlay: hasPicture } as const;

export type PictureLook = Values<typeof pictureLookSettings>;
