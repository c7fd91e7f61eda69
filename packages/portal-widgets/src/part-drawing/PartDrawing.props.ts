import type { DimensionAmount, DrawnPart } from '@portal/domain/drawing';

export interface PartDrawingProps {
  readonly part: DrawnPart;
  /** Such as `Hex bolt M16 × 80`: the drawing is named after it. */
  readonly name: string;
  /** px; the drawing fits into them and shrinks with its column. */
  readonly width?: number;
  readonly height?: number;
  readonly amount?: DimensionAmount;
  readonly labels?: 'figures' | 'symbols';
  /** px for a millimetre, for drawings that are compared; left out, whatever fills the field. */
  readonly scale?: number;
}
