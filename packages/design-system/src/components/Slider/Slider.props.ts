import type { FieldProps } from '../Field/Field.tsx';

/** What the track shows: how far the value is, or where it stands on a scale of colours. */
export const sliderTracks = { fill: 'fill', lightness: 'lightness', chroma: 'chroma', hue: 'hue' } as const;

export type SliderTrack = keyof typeof sliderTracks;

interface Shared extends FieldProps {
  min?: number;
  max?: number;
  step?: number;
  /** How a value reads, on screen and read out: `250 kg`. */
  format?: (value: number) => string;
  /** Numbers it stops at, named beneath. */
  marks?: readonly { readonly value: number; readonly label: string }[];
  /** What the track shows: how far, or the colours that the thumb runs through. */
  track?: SliderTrack;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

export interface SliderOne extends Shared {
  /** Two thumbs: the value is a pair. */
  range?: false;
  value: number;
  onValueChange: (value: number) => void;
  /** Once it is let go: for what is costly. */
  onValueCommit?: (value: number) => void;
}

export interface SliderRange extends Shared {
  range: true;
  value: readonly [number, number];
  onValueChange: (value: readonly [number, number]) => void;
  onValueCommit?: (value: readonly [number, number]) => void;
  /** Least steps between the two. */
  stepsBetween?: number;
}

export type SliderProps = SliderOne | SliderRange;
