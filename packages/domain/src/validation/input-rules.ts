import type { FieldRules } from './types.ts';
import { filterPasted, inputType, isKeyAllowed, validateField } from './validate.ts';

/** The rules of one field in the form that an input needs. */
export interface InputRules {
  /** Input type (VAL-02). */
  readonly type: 'email' | 'number' | 'text';
  /** Returns the errors of a value, most basic first; empty if valid (VAL-01). */
  readonly check: (value: string) => readonly string[];
  /** Whether a typed character is accepted (VAL-04). */
  readonly isKeyAllowed: (key: string) => boolean;
  /** Returns the accepted part of a pasted text (VAL-04). */
  readonly filterPasted: (text: string) => string;
}

/** For a field that is not in the model: every value is valid. */
const noRules: FieldRules = {};

/** Returns the input's rules for a field; without rules, those of a plain text input. */
export function inputRules(rules: FieldRules = noRules): InputRules {
  return {
    type: inputType(rules),
    check: (value) => validateField(rules, value),
    isKeyAllowed: (key) => isKeyAllowed(rules, key),
    filterPasted: (text) => filterPasted(rules, text),
  };
}
