import type { DimensionAmount, DrawnPart } from '@portal/domain/drawing';

export interface PartDrawingProps {
  readonly part: DrawnPart;
  /** Accessible name of the drawing, such as `Hex bolt M16 × 80`. */
  readonly name: string;
  /** Maximum size in px; the drawing fits inside and shrinks with its column. */
  readonly width?: number;
  readonly height?: number;
  readonly amount?: DimensionAmount;
  readonly labels?: 'figures' | 'symbols';
  /** px per millimetre, for drawings that are compared; omitted, the drawing fills its space. */
  readonly scale?: number;
}
