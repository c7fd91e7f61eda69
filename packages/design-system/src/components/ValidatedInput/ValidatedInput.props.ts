import type { ElementProps } from '../../props/element-props.ts';
import type { FieldProps } from '../Field/Field.tsx';

/** The rules of a field. Supplied by the caller, because this package knows no data model. */
export interface InputRules {
  /** VAL-02 */
  readonly type: 'email' | 'number' | 'text';
  /** VAL-01: the errors of a value, most basic first; empty if there are none. */
  readonly check: (value: string) => readonly string[];
  /** VAL-04: whether a typed character is accepted. */
  readonly isKeyAllowed: (key: string) => boolean;
  /** VAL-04: the accepted part of a pasted or dropped text. */
  readonly filterPasted: (text: string) => string;
}

/** Runs a function after some ms. Returns a function that cancels it. */
export type After = (milliseconds: number, run: () => void) => () => void;

/** When a change is reported, and what happens to an invalid one. */
export const validatedModes = {
  /** Reports each keystroke; an invalid value is reported as null and stays to be corrected. */
  loose: 'tells null for what is wrong',
  /** Reports on leaving the field or Enter; an invalid value reverts to the previous one. */
  strict: 'takes a wrong change back',
} as const;

export type ValidatedMode = keyof typeof validatedModes;

export interface ValidatedInputProps
  extends FieldProps,
    ElementProps<'input', 'value' | 'onChange' | 'type' | 'id' | 'size' | 'children' | 'ref'> {
  /** The rules of the field, from `domain/validation`. */
  rules: InputRules;
  /** Null means an invalid value: the typed text stays. */
  value: string | null;
  /** VAL-03: a valid value, or null for an invalid one in `loose` mode. */
  onValueChange: (value: string | null) => void;
  /** `loose` reports null for an invalid value and keeps it for correction; `strict` reverts it. */
  mode?: ValidatedMode;
  /** Hides the text like a password. */
  secret?: boolean;
  /** VAL-03: how long the error of a reverted change is shown, in ms. */
  errorDuration?: number;
  /** Timer for the error, replaceable in tests. */
  after?: After;
}
