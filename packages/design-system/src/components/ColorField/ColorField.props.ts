import type { FieldProps } from '../Field/Field.tsx';

export interface PaletteColour {
  /** `#rrggbb` */
  readonly value: string;
  readonly label: string;
}

/** What a colour will stand on, or have stand on it. */
export interface ContrastAgainst extends PaletteColour {
  /** The least contrast that passes: 4.5 for text, 3 for lines and marks. */
  readonly least?: number;
}

export interface ColorFieldProps extends FieldProps {
  /** `#rrggbb`, in small letters. */
  value: string;
  onValueChange: (value: string) => void;
  /** Colours to choose from at once. */
  palette?: readonly PaletteColour[];
  /** Says how well the colour can be told from another. */
  against?: ContrastAgainst;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}
