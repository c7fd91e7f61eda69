import type { pictureOverlays } from '../settings/background-picture.ts';

/**
 * Overlays of background pictures. Text of this colour has a contrast of 4.5 even where the picture is as bright, or as dark, as its text.
 * `strength` is the opacity in percent.
 */
export const overlays: {
  readonly [Overlay in Exclude<(typeof pictureOverlays)[number], 'None'>]: {
    readonly colour: string;
    readonly strength: number;
    readonly text: string;
  };
} = {
  Dark: { colour: '#0b1424', strength: 60, text: '#ffffff' },
  Light: { colour: '#ffffff', strength: 60, text: '#161a24' },
};
