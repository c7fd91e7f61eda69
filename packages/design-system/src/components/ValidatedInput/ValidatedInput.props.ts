import type { ElementProps } from '../../props/element-props.ts';
import type { FieldProps } from '../Field/Field.tsx';

/** What the field's rules say. They are another's: this package knows no model. */
export interface InputRules {
  /** VAL-02 */
  readonly type: 'email' | 'number' | 'text';
  /** VAL-01: what is wrong with a value, most basic first; empty where nothing is. */
  readonly check: (value: string) => readonly string[];
  /** VAL-04: whether one typed character may enter. */
  readonly isKeyAllowed: (key: string) => boolean;
  /** VAL-04: what of a pasted or dropped text may enter. */
  readonly filterPasted: (text: string) => string;
}

/** Runs something after so many ms; what it answers calls it off. */
export type After = (milliseconds: number, run: () => void) => () => void;

/** When a change counts, and what becomes of a wrong one. */
export const validatedModes = {
  /** Each keystroke counts; a wrong value is told as null and stays to be mended. */
  loose: 'tells null for what is wrong',
  /** Leaving the field or Enter counts; a wrong value goes back to what was there. */
  strict: 'takes a wrong change back',
} as const;

export type ValidatedMode = keyof typeof validatedModes;

export interface ValidatedInputProps
  extends FieldProps,
    ElementProps<'input', 'value' | 'onChange' | 'type' | 'id' | 'size' | 'children' | 'ref'> {
  /** The rules of the field, from `domain/validation`. */
  rules: InputRules;
  /** Null stands for a value that was wrong: the text stays as it was typed. */
  value: string | null;
  /** VAL-03: a right value, or null for a wrong one where the mode is `loose`. */
  onValueChange: (value: string | null) => void;
  /** `loose` tells null for a wrong value and leaves it to be mended; `strict` takes a wrong change back. */
  mode?: ValidatedMode;
  /** A password: hidden whatever type its rules say. */
  secret?: boolean;
  /** VAL-03: how long the error of a change that was taken back shows, in ms. */
  errorDuration?: number;
  /** The clock that the error goes by. */
  after?: After;
}
