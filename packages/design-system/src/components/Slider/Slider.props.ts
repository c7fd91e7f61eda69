import type { FieldProps } from '../Field/Field.tsx';

/** What the track shows: the value, or a colour scale. */
export const sliderTracks = { fill: 'fill', lightness: 'lightness', chroma: 'chroma', hue: 'hue' } as const;

export type SliderTrack = keyof typeof sliderTracks;

interface Shared extends FieldProps {
  min?: number;
  max?: number;
  step?: number;
  /** Formats a value for the screen and for assistive technology: `250 kg`. */
  format?: (value: number) => string;
  /** Labelled stops. */
  marks?: readonly { readonly value: number; readonly label: string }[];
  /** What the track shows: the value, or the colours along it. */
  track?: SliderTrack;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

export interface SliderOne extends Shared {
  /** Two thumbs; the value is a pair. */
  range?: false;
  value: number;
  onValueChange: (value: number) => void;
  /** Called when the thumb is released, for expensive updates. */
  onValueCommit?: (value: number) => void;
}

export interface SliderRange extends Shared {
  range: true;
  value: readonly [number, number];
  onValueChange: (value: readonly [number, number]) => void;
  onValueCommit?: (value: readonly [number, number]) => void;
  /** Minimum steps between the two thumbs. */
  stepsBetween?: number;
}

export type SliderProps = SliderOne | SliderRange;
