import type { FieldProps } from '../Field/Field.tsx';

export interface PaletteColour {
  /** `#rrggbb` */
  readonly value: string;
  readonly label: string;
}

/** The colour it will be used with, as text or background. */
export interface ContrastAgainst extends PaletteColour {
  /** The lowest contrast that passes: 4.5 for text, 3 for lines and icons. */
  readonly least?: number;
}

export interface ColorFieldProps extends FieldProps {
  /** `#rrggbb`, in lower case; empty for none if `optional`. */
  value: string;
  onValueChange: (value: string) => void;
  /** Suggested colours. */
  palette?: readonly PaletteColour[];
  /** The field may be empty, for no colour. */
  optional?: boolean;
  /** Also accepts typed `#rrggbbaa`. */
  alpha?: boolean;
  /** Reports the contrast with another colour. */
  against?: ContrastAgainst;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}
